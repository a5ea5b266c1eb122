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

/** In each language, since nothing that could choose one runs yet. */
export const FLOOR_NOTICE: Readonly<Record<string, string>> = {
  de: 'Ihr Browser ist für diese Seite zu alt: Einiges oder alles davon wird nicht funktionieren. Bitte aktualisieren Sie ihn. Wir unterstützen Chrome und Edge ab Version 120, Firefox ab 125 und Safari ab 17.4.',
  en: 'Your browser is too old for this page: some or all of it will not work. Please update it. We support Chrome and Edge from version 120, Firefox from 125 and Safari from 17.4.',
};

export const SCRIPT_NOTICE: Readonly<Record<string, string>> = {
  de: 'Für diese Seite muss JavaScript eingeschaltet sein.',
  en: 'This page needs JavaScript to be switched on.',
};
