/** A file of a build, as its address in the build's folder names it. It is what webpack asks for; `Catalogue.file` tells where it is fetched. */
export interface BuildUrl {
  /** `mf-racing`, `shell`. */
  name: string;
  buildId: string;
  /** Path inside the build's folder. */
  file: string;
  /** Absolute, without query string. */
  url: string;
  /** URL path, without origin or query string. */
  path: string;
}

const PATTERN = /^\/builds\/([^/]+)\/([^/]+)\/(.+)$/;

/** The build and file of an address, or `null` where it is not a build's file on `origin`. */
export function parseBuildUrl(origin: string, address: string): BuildUrl | null {
  if (!URL.canParse(address, origin)) return null;
  const { origin: host, pathname } = new URL(address, origin);
  const match = host === origin ? PATTERN.exec(pathname) : null;
  const [, name, buildId, file] = match ?? [];
  if (name === undefined || buildId === undefined || file === undefined) return null;
  return { name, buildId, file, path: pathname, url: origin + pathname };
}

/** `mf-racing/1.4.0-0a1b2c3d4e5f` */
export const buildKey = (name: string, buildId: string): string => `${name}/${buildId}`;

/** Where all files of a build lie: `/builds/mf-racing/1.4.0-0a1b2c3d4e5f/`. */
export const buildPrefix = (name: string, buildId: string): string => `/builds/${name}/${buildId}/`;

/**
 * The address of the `n`th try. A browser that hangs on a URL lets a second request for it join the first, so that each
 * try needs an address of its own; the file and its integrity stay the same.
 */
export const retryUrl = (url: string, n: number): string => (n === 0 ? url : `${url}?r=${n}`);
