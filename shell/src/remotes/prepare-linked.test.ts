import { describe, expect, test, vi } from 'vitest';
import { createFakeSource } from '../testing/fake-source.ts';
import { prepareLinked } from './prepare-linked.ts';

const load = async () => ({});

describe('the lists of files are fetched', () => {
  const prepared = (html: string, remotes: Record<string, string[]>) => {
    document.body.innerHTML = html;
    const source = createFakeSource(
      Object.fromEntries(Object.entries(remotes).map(([name, paths]) => [name, { paths, load }])),
    );
    const prepare = vi.spyOn(source, 'prepare');
    prepareLinked(source);
    return prepare.mock.calls.flat();
  };

  test('[ROUTING-11] of remotes to which the header leads, each once, whatever the language', () => {
    const header = '<header><a href="/b"></a><a href="/en/a"></a><a href="/b/2"></a><a href="/nobody"></a></header>';
    const html = `${header}<main><a href="/c"></a></main>`;
    expect(prepared(html, { 'mf-a': ['/a'], 'mf-b': ['/b', '/b/:id'], 'mf-c': ['/c'] })).toEqual(['mf-b', 'mf-a']);
  });

  test('[ROUTING-24] of eight at most', () => {
    const names = Array.from({ length: 20 }, (_, at) => `mf-${at}`);
    const html = `<header>${names.map((name) => `<a href="/${name}"></a>`).join('')}</header>`;
    expect(prepared(html, Object.fromEntries(names.map((name) => [name, [`/${name}`]])))).toEqual(names.slice(0, 8));
  });
});
