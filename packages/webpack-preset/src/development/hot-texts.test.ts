import { expect, test, vi } from 'vitest';

type Loader = (this: { getOptions(): object; resourcePath: string }, source: string) => string;
const { default: hotTexts }: { default: Loader } = await import(import.meta.resolve('./hot-texts.loader.js'));

/** The part of webpack's `module.hot` that the loader uses. */
interface Hot {
  data?: object;
  accept(): void;
  dispose(leave: (data: object) => void): void;
}

/** Evaluates a file of texts as webpack does. Returns its texts and what it leaves to the next. */
function evaluate(source: string, data?: object): { texts: object; left: object } {
  const context = { getOptions: () => ({ namespace: 'mf-green' }), resourcePath: '/mf-green/src/locales/de.json' };
  const code = hotTexts.call(context, source);
  const run = new Function('hot', code.replaceAll('import.meta.webpackHot', 'hot').replace('export default', 'return'));
  const left = {};
  const hot: Hot = { ...(data && { data }), accept: () => {}, dispose: (leave) => leave(left) };
  return { texts: run(hot), left };
}

test('[DEV-9] modules that import the texts, and are not evaluated again, have the edited ones', () => {
  const heard: unknown[] = [];
  vi.stubGlobal('dispatchEvent', ({ detail }: CustomEvent) => heard.push(detail));
  const first = evaluate('{ "title": "Wiese", "pond": "Teich" }');
  expect(heard).toEqual([]);
  const second = evaluate('{ "title": "Weide", "pond": "Teich" }', first.left);
  evaluate('{ "title": "Weide", "pond": "Weiher" }', second.left);
  expect(first.texts).toEqual({ title: 'Weide', pond: 'Weiher' });
  expect(heard).toHaveLength(2);
  expect(heard.at(-1)).toEqual({ namespace: 'mf-green', locale: 'de', texts: { title: 'Weide', pond: 'Weiher' } });
});
