import type { ProvenPreview } from '@paddock/release';
import {
  type Build,
  briefBuild,
  fileUrl,
  RELEASE_ELEMENT_ID,
  RENDERED_ELEMENT_ID,
  type RouteClaim,
  servedUrl,
  type TabRelease,
  TICKET_ELEMENT_ID,
} from '@paddock/release/record';
import { ICON_TAGS } from '../assets/asset-urls.ts';
import { previewBanner } from '../previews/preview-html.ts';
import { FLOOR_ID, FLOOR_NOTICE, FLOOR_SCRIPT, SCRIPT_NOTICE } from './browser-floor.model.ts';
import { escapeHtml, escapeJson } from './escape.model.ts';
import { firstFiles, firstWords, GUARD, type NamedShell } from './first-files.model.ts';
import type { FilledHead } from './head.model.ts';
import {
  asByteText,
  type ByteText,
  type LaterPart,
  type PagePart,
  pageEnd,
  pageMiddle,
  pageStart,
} from './packed-page.model.ts';
import { productOf } from './product.ts';

export const ROOT_ID = 'root';

/** The input of a page's layout. */
export interface PageInput {
  tab: TabRelease;
  shell: Build;
  /** The last known good shell; `null` if the release names none. */
  goodShell: NamedShell | null;
  locale: string;
  /** The claim of the URL and its build, the shell or a remote; `null` if no build claims it. */
  match: { build: Build; claim: RouteClaim } | null;
  /** URL of a marketing partner's image, which the shell may load. The HTML does not load it. */
  pixel: string | null;
  /** The preview that the page shows; `null`: none. */
  shown: ProvenPreview | null;
  /** Whether the edge renders the page. */
  isRendered: boolean;
}

/**
 * The parts of a page between its nonces, from after its start up to the list of remotes. Made once
 * per release, locale, claim and who renders the page.
 */
export type Page = readonly ByteText[];

// Cannot occur in a URL, in HTML or in the JSON of a build.
const GAP = '\u0000nonce\u0000';

const integrity = (build: Build, file: string) => build.files[file]?.integrity ?? '';

const attributes = (build: Build, file: string) =>
  `="${escapeHtml(servedUrl(build, file, integrity(build, file)))}" integrity="${escapeHtml(integrity(build, file))}" crossorigin="anonymous"`;

/** A file of a build that a page loads. */
interface Loaded {
  build: Build;
  file: string;
}

const isScript = ({ file }: Loaded): boolean => file.endsWith('.js');
const isStyle = ({ file }: Loaded): boolean => file.endsWith('.css');

const preload = ({ build, file }: Loaded) => {
  if (isScript({ build, file }))
    return `<link rel="preload" as="script" nonce="${GAP}" href${attributes(build, file)}>`;
  if (isStyle({ build, file })) return `<link rel="preload" as="style" href${attributes(build, file)}>`;
  return '';
};

/** A stylesheet of a claim, for a rendered page. The loader takes it over. */
const earlyStyle = ({ build, file }: Loaded) => `<link rel="stylesheet" data-early href${attributes(build, file)}>`;

/** A script of a rendered page, which `first-files.js` preloads once the HTML is there. */
const lateScript = ({ build, file }: Loaded) =>
  `<link data-late as="script" nonce="${GAP}" href${attributes(build, file)}>`;

/**
 * The preload of an API read. With `crossorigin` it has the same mode and credentials as a
 * same-origin `fetch()`, which can then reuse it.
 */
const readPreload = (url: string) =>
  `<link rel="preload" as="fetch" crossorigin="anonymous" href="${escapeHtml(url)}">`;

const paragraphs = (texts: Readonly<Record<string, string>>): string =>
  Object.entries(texts)
    .map(([lang, text]) => `<p lang="${lang}">${text}</p>`)
    .join('');

/** The files of one build that a URL loads, in load order, each once. */
const loadedFiles = (build: Build, locale: string, claim: RouteClaim | null): Loaded[] => {
  const { entry, initial, messages: texts } = build;
  const all = [entry, ...initial.js, ...initial.css, ...(claim?.files ?? []), ...(texts[locale] ?? [])];
  return [...new Set(all)].map((file) => ({ build, file }));
};

const inShort = (builds: TabRelease['remotes']) =>
  Object.fromEntries(Object.entries(builds).map(([name, build]) => [name, briefBuild(name, build)]));

/**
 * The release inside a page, up to its remotes. Only the remote that owns the URL has its last
 * known good build.
 */
const releaseStart = ({ remotes: _, ...tab }: TabRelease, files: TabRelease['files'], owner: string | null): string => {
  const good = Object.entries(tab.lastKnownGood).filter(([name]) => name === owner);
  const start = escapeJson({ ...tab, lastKnownGood: inShort(Object.fromEntries(good)), files });
  return `${start.slice(0, -1)},"remotes":`;
};

/**
 * The brief remotes of a release, and the end of its element. They are the same in all pages of a
 * visitor but differ between visitors, so they are packed separately.
 */
export const releasePart = ({ remotes }: TabRelease): LaterPart =>
  pageMiddle(asByteText(`${escapeJson(inShort(remotes))}}</script>\n`));

/**
 * Lays out the HTML of a URL: the release with the integrity of exactly the files that the URL
 * loads, and a preload for each.
 */
export const planPage = ({ tab, shell, goodShell, locale, match, pixel, shown, isRendered }: PageInput): Page => {
  const { entry, initial } = shell;
  const remote = match?.build === shell ? null : match;
  const loaded = [
    ...loadedFiles(shell, locale, remote ? null : (match?.claim ?? null)),
    ...(remote ? loadedFiles(remote.build, locale, remote.claim) : []),
  ];
  const files: Record<string, string> = {};
  for (const { build, file } of loaded) files[fileUrl(build.name, build.buildId, file)] = integrity(build, file);
  // The shell's own stylesheets have tags in every page.
  const others = loaded.filter(({ build, file }) => build !== shell || !initial.css.includes(file));
  const links = [
    ...initial.css.map((file) => `<link rel="stylesheet" href${attributes(shell, file)}>`),
    // The entry is preloaded although it has a tag, since browsers fetch deferred scripts last and
    // everything waits for this one.
    ...(isRendered
      ? [...others.filter(isStyle).map(earlyStyle), ...others.filter(isScript).map(lateScript)]
      : others.map(preload)),
  ];
  // Last, since it is long, and a page compresses better if its nonces are close together.
  const release = releaseStart(tab, files, remote?.build.name ?? null);
  const html = `<script nonce="${GAP}">(${GUARD})(${escapeJson(firstFiles(tab.sequence, shell, goodShell))})</script>
<script nonce="${GAP}">${FLOOR_SCRIPT}</script>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="only light">
${ICON_TAGS}
${
  pixel === null
    ? ''
    : `<meta name="paddock-marketing-pixel" content="${escapeHtml(pixel)}">
`
}${links.filter((link) => link !== '').join('\n')}
</head>
<body>
${shown ? previewBanner(locale, shown) : ''}<aside id="${FLOOR_ID}" hidden>${paragraphs(FLOOR_NOTICE)}</aside>
${firstWords(locale, productOf(shell).name)}
<noscript>${paragraphs(SCRIPT_NOTICE)}</noscript>
${isRendered ? '' : `<script defer nonce="${GAP}" src${attributes(shell, entry)}></script>\n`}<script type="application/json" id="${RELEASE_ELEMENT_ID}" nonce="${GAP}">${release}`;
  return asByteText(html).split(GAP);
};

/** The start of a page, with the head of its URL. */
export const startPage = (locale: string, { tags }: FilledHead): PagePart =>
  pageStart(
    asByteText(`<!doctype html>
<html lang="${escapeHtml(locale)}">
<head>
<meta charset="utf-8">
${tags}`),
  );

/** The ticket with which this answer's page votes about its builds. */
export const pageTicket = (ticket: string): ByteText =>
  `<data id="${TICKET_ELEMENT_ID}" value="${ticket}" hidden></data>\n`;

/** The empty root of a page that the browser renders, with preloads of its API reads. */
export const emptyRoot = (reads: readonly string[]): LaterPart =>
  pageMiddle(asByteText(`<div id="${ROOT_ID}"></div>\n${reads.map((url) => `${readPreload(url)}\n`).join('')}`));

/** A page that the edge rendered. */
export interface RenderedRoot {
  html: string;
  /** Its rules, also the styles of its elements, which the policy forbids as attributes. */
  rules: string;
  /** The data that the browser's code needs to take over the page. */
  taken: object;
}

/** The root of a page that the edge rendered. */
export const renderedRoot = ({ html, rules, taken }: RenderedRoot): ByteText =>
  asByteText(
    `<style>${rules}</style>\n<div id="${ROOT_ID}">${html}</div>
<script type="application/json" id="${RENDERED_ELEMENT_ID}">${escapeJson(taken)}</script>
`,
  );

/** The end of a page, with the data of its head. */
export const endPage = ({ data }: FilledHead): LaterPart => pageEnd(asByteText(`${data}</body>\n</html>\n`));

/** Whether a text is a day of the calendar, `YYYY-MM-DD`. */
export const isCalendarDate = (text: string): boolean => {
  const instant = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  // Date.parse reads the 30th of February as the 1st of March.
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text);
};

/**
 * API reads with the URL's parameters filled in: `/api/v1/races/:id` and `{ id: '7' }` give
 * `/api/v1/races/7`. A read is left out if the URL lacks one of its parameters, or if its parameter
 * `date` is no day of the calendar.
 */
export const fillReads = (reads: readonly string[], params: Readonly<Record<string, string | undefined>>): string[] =>
  reads.flatMap((read) => {
    let whole = read.startsWith('/api/');
    const url = read.replace(/:([A-Za-z]\w*)/g, (_, param: string) => {
      const value = Object.hasOwn(params, param) ? params[param] : undefined;
      // The value `..` would change the path of the read.
      if (value === undefined || /^\.{0,2}$/.test(value)) whole = false;
      // The page is a 404, and the API would refuse the read.
      else if (param === 'date' && !isCalendarDate(value)) whole = false;
      return encodeURIComponent(value ?? '');
    });
    return whole ? [url] : [];
  });

/**
 * Splits a path into its locale and the path of claims: `/en/race/7` → `en`, `/race/7`. The first
 * locale has no prefix.
 */
export const splitLocale = (path: string, locales: string[]): { locale: string; path: string } => {
  const [fallback = 'en', ...prefixed] = locales;
  const first = path.split('/', 2)[1] ?? '';
  if (!prefixed.includes(first)) return { locale: fallback, path };
  return { locale: first, path: path.slice(first.length + 1) || '/' };
};
