import type { Answer } from '../platform/answers.ts';
import { dataAnswer, flatHeaders } from '../platform/security-headers.ts';
import type { ServedRelease } from '../release/served-release.ts';
import { escapeHtml } from './escape.model.ts';
import { fillPath } from './head.model.ts';
import type { HeadReads } from './head-reads.ts';
import { claimsOf, type OwnedClaim } from './owned-claims.ts';

export const CRAWLER_PATHS: ReadonlySet<string> = new Set(['/robots.txt', '/sitemap.xml']);

/** Answers one of {@link CRAWLER_PATHS} for an origin. */
export type Crawlers = (served: ServedRelease, origin: string, path: string) => Answer | Promise<Answer>;

export interface CrawlersOptions {
  heads: HeadReads;
  now: () => number;
}

const FRESH_MS = 5 * 60_000;
const MAX_ORIGINS = 20;
const MAX_URLS = 2_000;

const fileFor = (type: string, text: string): Answer => {
  const body = Buffer.from(text);
  const headers = flatHeaders({
    ...dataAnswer,
    'content-type': `${type}; charset=utf-8`,
    'content-length': String(body.byteLength),
    'cache-control': 'public, max-age=300',
  });
  return { status: 200, headers, body };
};

/** The part of a path before its first parameter. `/*` also matches the path without it. */
const beforeParams = (path: string): string => path.replace(/(?:\/\*|:).*$/, '');

const robots = (served: ServedRelease, origin: string): Answer => {
  const [, ...prefixed] = served.shell.locales;
  const claims = claimsOf(served);
  const hidden = claims.flatMap(({ head, path }) => (head?.hidden ? [beforeParams(path)] : []));
  // `Disallow: /user` also covers `/user/bets`, so that is left out.
  const widest = [...new Set(hidden)].filter(
    (path, _, all) => !all.some((other) => other !== path && path.startsWith(other)),
  );
  // It also covers `/users`. The longest line that matches a URL decides.
  const visible = claims
    .filter(({ head }) => !head?.hidden)
    .map(({ path }) => (beforeParams(path) === path ? `${path}$` : beforeParams(path)))
    .filter((path) => widest.some((other) => path !== other && path.startsWith(other)));
  const rules = [...widest.map((path) => ['Disallow', path]), ...visible.map((path) => ['Allow', path])];
  const lines = ['', ...prefixed.map((locale) => `/${locale}`)]
    .flatMap((prefix) => rules.map(([rule, path]) => `${rule}: ${prefix}${path}\n`))
    .concat('Disallow: /paddock/\n')
    .join('');
  return fileFor('text/plain', `User-agent: *\n${lines}\nSitemap: ${origin}/sitemap.xml\n`);
};

const isStatic = ({ path }: OwnedClaim): boolean => !/[:*]/.test(path);

/** The entries of one page: one for each language, with links to the others. */
const entriesOf = (path: string, origin: string, locales: readonly string[]): string => {
  const urls = locales.map((locale, at) => [
    locale,
    escapeHtml(origin + (at ? `/${locale}` : '') + (at && path === '/' ? '' : path)),
  ]);
  const links = urls
    .map(([locale, url]) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${url}"/>`)
    .join('');
  return urls.map(([, url]) => `<url><loc>${url}</loc>${links}</url>\n`).join('');
};

/**
 * The files for search engines. The sitemap has all pages with a head. Those with parameters come
 * from lists of the API; if it does not answer, they are left out.
 */
export const createCrawlers = ({ heads, now }: CrawlersOptions): Crawlers => {
  const sitemaps = new Map<string, { until: number; served: ServedRelease; answer: Promise<Answer> }>();

  const listedPaths = async ({ head }: OwnedClaim, locale: string): Promise<string[]> => {
    if (!head?.listed) return [];
    const answer = await heads.ask(head.listed.read, locale);
    const entries = typeof answer === 'string' ? [] : answer.data;
    const template = head.listed.path;
    return Array.isArray(entries) ? entries.flatMap((entry: unknown) => fillPath(template, entry) ?? []) : [];
  };

  const sitemap = async ({ shell, ...served }: ServedRelease, origin: string): Promise<Answer> => {
    const { locales } = shell;
    const claims = claimsOf({ shell, ...served }).filter(({ head }) => head && !head.hidden);
    const listed = await Promise.all(claims.map((claim) => listedPaths(claim, locales[0] ?? 'en')));
    const paths = [...claims.filter(isStatic).map(({ path }) => path), ...listed.flat()];
    const entries = [...new Set(paths)].slice(0, MAX_URLS).map((path) => entriesOf(path, origin, locales));
    const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('')}</urlset>
`;
    return fileFor('application/xml', xml);
  };

  const keptSitemap = (served: ServedRelease, origin: string): Promise<Answer> => {
    const kept = sitemaps.get(origin);
    if (kept && kept.served === served && kept.until > now()) return kept.answer;
    if (sitemaps.size >= MAX_ORIGINS) sitemaps.clear();
    const answer = sitemap(served, origin);
    sitemaps.set(origin, { until: now() + FRESH_MS, served, answer });
    return answer;
  };

  return (served, origin, path) => (path === '/robots.txt' ? robots(served, origin) : keptSitemap(served, origin));
};
