import {
  type Build,
  briefBuild,
  fileUrl,
  RELEASE_ELEMENT_ID,
  type RouteClaim,
  servedUrl,
  type TabRelease,
} from '@paddock/release/record';
import { FLOOR_ID, FLOOR_NOTICE, FLOOR_SCRIPT, SCRIPT_NOTICE } from './browser-floor.model.ts';
import { firstFiles, firstWords, GUARD, type NamedShell } from './first-files.model.ts';
import { asByteText, type ByteText, type PageEnd, pageEnd } from './packed-page.model.ts';

/** What a URL is about to load. */
export interface PageInput {
  tab: TabRelease;
  shell: Build;
  /** The last known good shell; `null` where the release names none. */
  goodShell: NamedShell | null;
  locale: string;
  /** Whose the URL is, the shell's or a remote's, and the claim; `null` when it is nobody's. */
  match: { build: Build; claim: RouteClaim } | null;
  /** Address of a marketing partner's image, told to the shell. It loads nothing by being there. */
  pixel: string | null;
}

/** A page but for its end and for what differs per answer, as bytes: a nonce goes into every gap. Made once per release, locale and claim. */
export type Page = readonly ByteText[];

// Not a URL, not HTML, not JSON that a build could contain.
const gap = '\u0000nonce\u0000';

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** JSON inside `<script>`: `</script>` and `<!--` cannot arise, and neither can a line end that scripts see differently. */
const escapeJson = (value: unknown) =>
  JSON.stringify(value).replace(/[<\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

const integrity = (build: Build, file: string) => build.files[file]?.integrity ?? '';

const attributes = (build: Build, file: string) =>
  `="${escapeHtml(servedUrl(build, file, integrity(build, file)))}" integrity="${escapeHtml(integrity(build, file))}" crossorigin="anonymous"`;

const preload = (build: Build, file: string) => {
  if (file.endsWith('.js')) return `<link rel="preload" as="script" nonce="${gap}" href${attributes(build, file)}>`;
  if (file.endsWith('.css')) return `<link rel="preload" as="style" href${attributes(build, file)}>`;
  return '';
};

/** The preload of an API read. `crossorigin` gives it the mode and credentials of a same-origin `fetch()`, which then takes it over. */
const readPreload = (url: string) =>
  `<link rel="preload" as="fetch" crossorigin="anonymous" href="${escapeHtml(url)}">`;

const inEachLanguage = (texts: Readonly<Record<string, string>>): string =>
  Object.entries(texts)
    .map(([lang, text]) => `<p lang="${lang}">${text}</p>`)
    .join('');

/** The files a URL loads of one build, in load order, each once. */
const loadedFiles = (build: Build, locale: string, claim: RouteClaim | null) => [
  ...new Set([
    build.entry,
    ...build.initial.js,
    ...build.initial.css,
    ...(claim?.files ?? []),
    ...(build.messages[locale] ?? []),
  ]),
];

/** What a page carries of a release: a remote's last known good build where the URL is its, all else in short. */
const pageRelease = (tab: TabRelease, files: TabRelease['files'], owner: string | null) => {
  const inShort = (builds: TabRelease['remotes']) =>
    Object.fromEntries(Object.entries(builds).map(([name, build]) => [name, briefBuild(name, build)]));
  const good = Object.entries(tab.lastKnownGood).filter(([name]) => name === owner);
  return { ...tab, remotes: inShort(tab.remotes), lastKnownGood: inShort(Object.fromEntries(good)), files };
};

/** Lays out the HTML of a URL: the release with the integrity of exactly what the URL loads, and a preload for each file of it. */
export const planPage = ({ tab, shell, goodShell, locale, match, pixel }: PageInput): Page => {
  const shellFiles = loadedFiles(shell, locale, match?.build === shell ? match.claim : null);
  const remote = match?.build === shell ? null : match;
  const files: Record<string, string> = {};
  for (const file of shellFiles) files[fileUrl(shell.name, shell.buildId, file)] = integrity(shell, file);
  const links = shell.initial.css.map((file) => `<link rel="stylesheet" href${attributes(shell, file)}>`);
  // The entry is preloaded although it has a tag: browsers fetch a deferred script last, and this is the one that all waits for.
  const preloaded = shellFiles.filter((file) => !shell.initial.css.includes(file));
  links.push(...preloaded.map((file) => preload(shell, file)));
  if (remote) {
    const { build, claim } = remote;
    const remoteFiles = loadedFiles(build, locale, claim);
    for (const file of remoteFiles) files[fileUrl(build.name, build.buildId, file)] = integrity(build, file);
    links.push(...remoteFiles.map((file) => preload(build, file)));
  }
  // Behind all else: it is the long part, and a page packs the better the nearer its nonces are.
  const release = escapeJson(pageRelease(tab, files, remote?.build.name ?? null));
  const html = `<!doctype html>
<html lang="${escapeHtml(locale)}">
<head>
<meta charset="utf-8">
<script nonce="${gap}">(${GUARD})(${escapeJson(firstFiles(tab.sequence, shell, goodShell))})</script>
<title>Paddock</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="only light">
<link rel="icon" href="data:,">
${
  pixel === null
    ? ''
    : `<meta name="paddock-marketing-pixel" content="${escapeHtml(pixel)}">
`
}${links.filter((link) => link !== '').join('\n')}
</head>
<body>
<aside id="${FLOOR_ID}" hidden>${inEachLanguage(FLOOR_NOTICE)}</aside>
${firstWords(locale)}
<div id="root"></div>
<noscript>${inEachLanguage(SCRIPT_NOTICE)}</noscript>
<script nonce="${gap}">${FLOOR_SCRIPT}</script>
<script defer nonce="${gap}" src${attributes(shell, shell.entry)}></script>
<script type="application/json" id="${RELEASE_ELEMENT_ID}" nonce="${gap}">${release}</script>
`;
  return asByteText(html).split(gap);
};

/** How the page of a URL ends: `reads` are API URLs to preload. They come last, as the one part that differs by URL. */
export const endPage = (reads: readonly string[]): PageEnd =>
  pageEnd(asByteText(`${reads.map((url) => `${readPreload(url)}\n`).join('')}</body>\n</html>\n`));

/** Whether a text is a day of the calendar, `YYYY-MM-DD`. */
const isCalendarDate = (text: string): boolean => {
  const instant = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  // Date.parse takes the 30th of February for the 1st of March.
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text);
};

/**
 * The API reads of a claim with the URL's parameters filled in. A read is left out where the URL lacks a parameter, and
 * where the parameter `date` is no day of the calendar. `/api/v1/races/:id` and `{ id: '7' }` give `/api/v1/races/7`.
 */
export const fillReads = (claim: RouteClaim, params: Readonly<Record<string, string | undefined>>): string[] =>
  claim.reads.flatMap((read) => {
    let whole = read.startsWith('/api/');
    const url = read.replace(/:([A-Za-z]\w*)/g, (_, param: string) => {
      const value = Object.hasOwn(params, param) ? params[param] : undefined;
      // A value of dots would climb out of the read's path.
      if (value === undefined || /^\.{0,2}$/.test(value)) whole = false;
      // The page is a 404: its read would be refused.
      else if (param === 'date' && !isCalendarDate(value)) whole = false;
      return encodeURIComponent(value ?? '');
    });
    return whole ? [url] : [];
  });

/** Splits a path into its locale and the path that claims know: `/en/race/7` → `en`, `/race/7`. The first locale has no prefix. */
export const splitLocale = (path: string, locales: string[]): { locale: string; path: string } => {
  const [fallback = 'de', ...prefixed] = locales;
  const first = path.split('/', 2)[1] ?? '';
  if (!prefixed.includes(first)) return { locale: fallback, path };
  return { locale: first, path: path.slice(first.length + 1) || '/' };
};
