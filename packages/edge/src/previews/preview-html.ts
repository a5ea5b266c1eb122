import { type ProvenPreview, previewedNames } from '@paddock/release';
import { escapeHtml } from '../pages/escape.model.ts';
import { inEachLanguage, type T, type TextKey, textsOf } from '../texts.ts';
import type { Refused } from './previews.ts';

/** Forms that start or end a preview are posted here. */
export const PREVIEW_URL = '/paddock/preview';
export const PREVIEW_STYLE_URL = '/paddock/preview.css';

const STYLE = `<link rel="stylesheet" href="${PREVIEW_STYLE_URL}">`;

/** In UTC, since makers and visitors of a preview may be anywhere. */
const formatUntil = (locale: string, instant: string): string =>
  `${new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }).format(new Date(instant))} UTC`;

/** A sentence about a preview, as HTML. */
const say = (t: T, key: TextKey, locale: string, { preview }: ProvenPreview): string => {
  const { local = {} } = preview;
  const builds = previewedNames(preview).map((name) => `${name} ${local[name] ?? preview.builds[name]?.buildId}`);
  const values: Record<string, string> = {
    builds: builds.join(', '),
    who: preview.who,
    until: formatUntil(locale, preview.expires),
  };
  return escapeHtml(t(key).replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? ''));
};

const ABOUT_ID = 'paddock-preview-about';

/**
 * The banner of a page with a preview: a fixed frame and a tab at the edge of the screen, which
 * cover no content. The tab opens the details and the button that ends the preview. Works without a
 * script.
 */
export const previewBanner = (locale: string, shown: ProvenPreview): string => {
  const t = textsOf(locale);
  const about = `<div id="${ABOUT_ID}" popover class="preview-about"><p>${say(t, 'preview.shown', locale, shown)}</p><form method="post" action="${PREVIEW_URL}"><button>${t('preview.end')}</button></form></div>`;
  return `${STYLE}<aside id="paddock-preview" class="preview-banner" aria-label="${t('preview.label')}"><button type="button" popovertarget="${ABOUT_ID}">${t('preview.label')}</button>${about}</aside>
`;
};

/** An element in each language. */
const inEach = (tag: 'p' | 'span', tell: (t: T, locale: string) => string): string[] =>
  Object.entries(inEachLanguage(tell)).map(([locale, text]) => `<${tag} lang="${locale}">${text}</${tag}>`);

const label = (key: TextKey): string => inEach('span', (t) => t(key)).join(' · ');

const wholePage = (title: TextKey, content: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="only light">
<meta name="robots" content="noindex">
<title>${Object.values(inEachLanguage((t) => t(title))).join(' · ')}</title>
${STYLE}
</head>
<body class="preview-page">
<main>
${content}</main>
</body>
</html>
`;

/** A sentence in each language, and a link to continue. */
export const refusalHtml = (refused: Refused): string =>
  wholePage(
    'preview.none',
    `<h1>${label('preview.none')}</h1>
${inEach('p', (t) => t(`preview.${refused}`)).join('\n')}
<p><a href="/">${label('preview.home')}</a></p>
`,
  );

/** Says what a link would show and who made it, with one button. */
export const askHtml = (shown: ProvenPreview, token: string): string =>
  wholePage(
    'preview.label',
    `<h1>${label('preview.label')}</h1>
${inEach('p', (t, locale) => say(t, 'preview.asked', locale, shown)).join('\n')}
<form method="post" action="${PREVIEW_URL}"><input type="hidden" name="token" value="${escapeHtml(token)}"><button>${label('preview.start')}</button></form>
`,
  );
