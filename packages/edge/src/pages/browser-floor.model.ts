import { inEachLanguage } from '../texts.ts';

/**
 * Features that a browser must have: for each of the oldest supported browsers (README), the ones
 * that it got last. Chrome and Edge 120, Firefox 125, Safari 17.4.
 */
const FEATURES = [
  'AbortSignal.any',
  'Promise.withResolvers',
  'Map.groupBy',
  'URL.canParse',
  'HTMLElement.prototype.showPopover',
  "CSS.supports('selector(:has(a))')",
];

/** The id of the notice for browsers that lack one of them. */
export const FLOOR_ID = 'browser-floor';

/**
 * Shows the notice if it is needed. In the syntax of 2009: old browsers cannot parse anything
 * newer.
 */
export const FLOOR_SCRIPT = `(function () {
  try {
    if (${FEATURES.join(' && ')}) return;
  } catch (missing) {}
  document.getElementById('${FLOOR_ID}').removeAttribute('hidden');
})();`;

/** In each language: no code that could choose one runs in such a browser. */
export const FLOOR_NOTICE = inEachLanguage((t) => t('browser.tooOld'));

export const SCRIPT_NOTICE = inEachLanguage((t) => t('browser.noScript'));
