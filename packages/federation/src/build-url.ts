/**
 * A file of a build, by its URL in the build's folder, which webpack requests. `Catalogue.file`
 * gives the URL to fetch.
 */
export interface BuildUrl {
  /** `catalogue`, `shell`. */
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

/** The build and file of a URL; `null` if it is no file of a build on `origin`. */
export function parseBuildUrl(origin: string, address: string): BuildUrl | null {
  if (!URL.canParse(address, origin)) return null;
  const { origin: host, pathname } = new URL(address, origin);
  const match = host === origin ? PATTERN.exec(pathname) : null;
  const [, name, buildId, file] = match ?? [];
  if (name === undefined || buildId === undefined || file === undefined) return null;
  return { name, buildId, file, path: pathname, url: origin + pathname };
}

/** `catalogue/1.4.0-0a1b2c3d4e5f` */
export const buildKey = (name: string, buildId: string): string => `${name}/${buildId}`;

/** The folder of a build's files: `/builds/catalogue/1.4.0-0a1b2c3d4e5f/`. */
export const buildPrefix = (name: string, buildId: string): string => `/builds/${name}/${buildId}/`;

/**
 * The URL of the `n`th retry. Browsers join a request to a hanging one for the same URL, so each
 * try has a different query string. File and integrity stay the same.
 */
export const retryUrl = (url: string, n: number): string => (n === 0 ? url : `${url}?r=${n}`);
