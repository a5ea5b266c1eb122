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
  return `const texts = ${source};
export default texts;
if (import.meta.webpackHot) {
  import.meta.webpackHot.accept();
  // There is data only after an edit: the module before has left it.
  if (import.meta.webpackHot.data)
    dispatchEvent(new CustomEvent('paddock-texts', { detail: { ...${JSON.stringify(edited)}, texts } }));
}
`;
}
