import type { IncomingHttpHeaders } from 'node:http';
import { PREVIEW_PARAM } from '@paddock/release/record';

const split = (target: string): { path: string; parts: string[] } => {
  const [path = '', ...query] = target.split('?');
  return { path, parts: query.length === 0 ? [] : query.join('?').split('&') };
};

const isToken = (part: string): boolean => part.startsWith(`${PREVIEW_PARAM}=`);

/** The token in an address; `null`: it has none. */
export const tokenIn = (target: string): string | null =>
  target.includes(PREVIEW_PARAM)
    ? (split(target)
        .parts.find(isToken)
        ?.slice(PREVIEW_PARAM.length + 1) ?? null)
    : null;

/** The same address without its token. Browsers read `//` as another host. */
export const withoutToken = (target: string): string => {
  const { path, parts } = split(target);
  const rest = parts.filter((part) => !isToken(part));
  return path.replace(/^\/+/, '/') + (rest.length > 0 ? `?${rest.join('&')}` : '');
};

/** Where a form was sent from, if that was a page of this host; else the home page. */
export const pageBefore = ({ referer = '', host = '' }: IncomingHttpHeaders): string => {
  if (!URL.canParse(referer)) return '/';
  const { host: from, pathname, search } = new URL(referer);
  return from === host.toLowerCase() ? withoutToken(pathname + search) : '/';
};

/**
 * Whether a form was sent by a page of this host. A browser that says nothing of the site (plain
 * http) says the origin of what it posts.
 */
export const isOwnForm = ({ 'sec-fetch-site': site, origin = '', host = '' }: IncomingHttpHeaders): boolean => {
  if (site !== undefined) return site === 'same-origin';
  return URL.canParse(origin) && new URL(origin).host === host.toLowerCase();
};
