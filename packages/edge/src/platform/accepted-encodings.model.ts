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

/** Caches the last header, since most browsers send the same one. */
let last: { header: string; encodings: readonly Encoding[] } = { header: '', encodings: [] };

/**
 * The encodings that a client accepts, best first. A quality of 0 refuses; otherwise the server
 * chooses (RFC 9110 §12.5.3).
 */
export const acceptedEncodings = (header: string | undefined): readonly Encoding[] => {
  if (!header) return [];
  if (header !== last.header) last = { header, encodings: readEncodings(header) };
  return last.encodings;
};
