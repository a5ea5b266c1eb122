import { inEachLanguage } from '../texts.ts';

/**
 * What a browser must have, of what came last to each of the oldest that the product runs in (README): Chrome and Edge 120,
 * Firefox 125, Safari 17.4.
 */
const FEATURES = [
  'AbortSignal.any',
  'Promise.withResolvers',
  'Map.groupBy',
  'URL.canParse',
  'HTMLElement.prototype.showPopover',
  "CSS.supports('selector(:has(a))')",
];

/** The id of what is shown to a browser that lacks any of it. */
export const FLOOR_ID = 'browser-floor';

/** Shows the notice where it is needed. Written as browsers of 2009 understand it: what is newer does not even parse there. */
export const FLOOR_SCRIPT = `(function () {
  try {
    if (${FEATURES.join(' && ')}) return;
  } catch (missing) {}
  document.getElementById('${FLOOR_ID}').removeAttribute('hidden');
})();`;

/** In each language: nothing that could choose one runs yet. */
export const FLOOR_NOTICE = inEachLanguage((t) => t('browser.tooOld'));

export const SCRIPT_NOTICE = inEachLanguage((t) => t('browser.noScript'));
