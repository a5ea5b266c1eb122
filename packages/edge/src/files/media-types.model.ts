const types: Record<string, string> = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  gif: 'image/gif',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  mjs: 'text/javascript; charset=utf-8',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  wasm: 'application/wasm',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
};

const extension = (path: string) => /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase();

/** The content type of a file by its extension; HTML is not among them on purpose: a build has no documents. */
export const mediaType = (path: string): string => types[extension(path) ?? ''] ?? 'application/octet-stream';

export const hasExtension = (path: string): boolean => extension(path) !== undefined;

export type Encoding = 'br' | 'gzip';

const readEncodings = (header: string): Encoding[] => {
  const refused = new Set<string>();
  const named = new Set<string>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const isRefused = parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
    (isRefused ? refused : named).add(name);
  }
  const takes = (name: Encoding) => !refused.has(name) && (named.has(name) || named.has('*'));
  return (['br', 'gzip'] as const).filter(takes);
};

/** A browser says the same each time, and most browsers do. */
let last: { header: string; encodings: readonly Encoding[] } = { header: '', encodings: [] };

/** The encodings a client takes, best first. A quality of 0 says no; otherwise the server chooses (RFC 9110 §12.5.3). */
export const acceptedEncodings = (header: string | null): readonly Encoding[] => {
  if (!header) return [];
  if (header !== last.header) last = { header, encodings: readEncodings(header) };
  return last.encodings;
};
