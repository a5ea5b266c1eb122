import type { IncomingHttpHeaders } from 'node:http';
import { PREVIEW_PARAM } from '@paddock/release/record';

const split = (target: string): { path: string; parts: string[] } => {
  const [path = '', ...query] = target.split('?');
  return { path, parts: query.length === 0 ? [] : query.join('?').split('&') };
};

const isToken = (part: string): boolean => part.startsWith(`${PREVIEW_PARAM}=`);

/** The token in an address; `null` if it has none. */
export const tokenIn = (target: string): string | null =>
  target.includes(PREVIEW_PARAM)
    ? (split(target)
        .parts.find(isToken)
        ?.slice(PREVIEW_PARAM.length + 1) ?? null)
    : null;

/** The same address without its token and without a leading `//`, which would be another host. */
const withoutToken = (target: string): string => {
  const { path, parts } = split(target);
  const rest = parts.filter((part) => !isToken(part));
  return path.replace(/^\/+/, '/') + (rest.length > 0 ? `?${rest.join('&')}` : '');
};

/** The page from which a form was sent, if it is on this host; else the home page. */
export const pageBefore = ({ referer = '', host = '' }: IncomingHttpHeaders): string => {
  if (!URL.canParse(referer)) return '/';
  const { host: from, pathname, search } = new URL(referer);
  return from === host.toLowerCase() ? withoutToken(pathname + search) : '/';
};

/**
 * Whether a page of this host sent a form. Browsers send `Origin` with posts even if they send no
 * `Sec-Fetch-Site` (plain http).
 */
export const isOwnForm = ({ 'sec-fetch-site': site, origin = '', host = '' }: IncomingHttpHeaders): boolean => {
  if (site !== undefined) return site === 'same-origin';
  return URL.canParse(origin) && new URL(origin).host === host.toLowerCase();
};
