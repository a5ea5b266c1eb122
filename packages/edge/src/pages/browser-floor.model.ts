import { inEachLanguage } from '../texts.ts';

/**
 * Features that a browser must have: for each of the oldest supported browsers (README), the newest
 * ones that it has. Chrome and Edge 120, Firefox 125, Safari 17.4.
 */
const FEATURES = [
  'AbortSignal.any',
  'Promise.withResolvers',
  'Map.groupBy',
  'URL.canParse',
  'HTMLElement.prototype.showPopover',
  "CSS.supports('selector(:has(a))')",
];

/** The id of the notice for browsers that lack a feature. */
export const FLOOR_ID = 'browser-floor';

/**
 * Shows the notice if it is needed, once the HTML has arrived. It stands before the stylesheets: an
 * inline script after one waits for it and delays the rest of the HTML. It has the syntax of 2009,
 * since old browsers cannot parse anything newer.
 */
export const FLOOR_SCRIPT = `(function () {
  try {
    if (${FEATURES.join(' && ')}) return;
  } catch (missing) {}
  document.addEventListener('readystatechange', function () {
    document.getElementById('${FLOOR_ID}').removeAttribute('hidden');
  });
})();`;

/** In all languages, since no code that could choose one runs in such a browser. */
export const FLOOR_NOTICE = inEachLanguage((t) => t('browser.tooOld'));

export const SCRIPT_NOTICE = inEachLanguage((t) => t('browser.noScript'));
