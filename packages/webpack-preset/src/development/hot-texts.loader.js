import { basename } from 'node:path';

/**
 * Makes a file of texts a hot-reloadable module: after an edit the open page gets the new texts in
 * an event, without a reload.
 * @this {import('webpack').LoaderContext<{ namespace: string }>}
 * @param {string} source
 */
export default function hotTexts(source) {
  const { namespace } = this.getOptions();
  const edited = { namespace, locale: basename(this.resourcePath, '.json') };
  return `let texts = ${source};
if (import.meta.webpackHot) {
  import.meta.webpackHot.accept();
  // There is data only after an edit: the module before has left it. Modules that import the texts
  // are not evaluated again, so the object that they hold gets the new texts.
  if (import.meta.webpackHot.data) {
    texts = Object.assign(import.meta.webpackHot.data.texts, texts);
    dispatchEvent(new CustomEvent('paddock-texts', { detail: { ...${JSON.stringify(edited)}, texts } }));
  }
  import.meta.webpackHot.dispose((data) => {
    data.texts = texts;
  });
}
export default texts;
`;
}
