import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { servedUrl } from '../../record.ts';
import { writeBuild } from '../../testing/make-build.ts';
import { openTerminal } from '../../testing/terminal.ts';

/** Maps column 10 of line 1 to line 3, column 5 of the source, and nothing else. */
const MAP = { version: 3, file: 'page.js', sources: ['mf-racing/src/race/race.tsx'], names: [], mappings: 'A,UAEI' };

const serving = async (map: string = JSON.stringify(MAP)) => {
  const { $, folder, machine } = await openTerminal();
  await $('init');
  const { folder: dist, build } = await writeBuild(folder, 'mf-racing', 'a');
  const maps = join(dirname(dist), 'maps/js');
  await mkdir(maps, { recursive: true });
  await writeFile(join(maps, 'page.js.map'), map);
  await $('publish', dist);
  const url = `https://paddock.example${servedUrl(build, 'js/page.js', build.files['js/page.js']?.integrity ?? '')}`;
  const give = (stack: string, ...words: string[]) => {
    machine.input = stack;
    return $('symbolise', ...words);
  };
  return { $, folder, build, url, give };
};

test('[EXPLAIN-4] the stack of each browser gets the places in sources', async () => {
  const { give, url } = await serving();
  const { code, out, err } = await give(
    `TypeError: odds is undefined\n    at Race (${url}:1:11)\n    at async ${url}:1:14\nRace@${url}:1:11\n    at https://other.example/x.js:1:2\n`,
  );
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out.split('\n')).toEqual([
    'TypeError: odds is undefined',
    '    at Race (mf-racing/src/race/race.tsx:3:5)',
    '    at async mf-racing/src/race/race.tsx:3:5',
    'Race@mf-racing/src/race/race.tsx:3:5',
    '    at https://other.example/x.js:1:2',
    '',
  ]);
});

test('[EXPLAIN-4] also from a file, by the address of a build, and as JSON', async () => {
  const { give, folder, build } = await serving();
  const at = `/builds/mf-racing/${build.buildId}/js/page.js:1:11`;
  await writeFile(join(folder, 'stack.txt'), `at Race (${at})`);
  expect(JSON.parse((await give('', 'stack.txt', '--json')).out)).toMatchObject({
    text: 'at Race (mf-racing/src/race/race.tsx:3:5)',
    frames: [{ at, name: 'mf-racing', buildId: build.buildId, file: 'js/page.js', line: 3, column: 5 }],
    unknown: [],
  });
  expect((await give('', 'no.txt')).code).toBe(3);
});

test('[EXPLAIN-5] a place that cannot be found stays as it is, and it says why', async () => {
  const { give, url, build } = await serving();
  const gone = 'https://paddock.example/builds/mf-racing/_AAAAAAAAAAAAAAAA/js/page.js:1:11';
  const entry = `/builds/mf-racing/${build.buildId}/entry.js:1:1`;
  const { code, out, err } = await give(`at a (${gone})\nat b (${url}:1:1)\nat c (${entry})`);
  expect({ code, out }).toEqual({ code: 0, out: `at a (${gone})\nat b (${url}:1:1)\nat c (${entry})\n` });
  expect(err.trim().split('\n')).toEqual([
    `${gone}: no build of mf-racing in the store has this file: gc may have removed it`,
    `${url}:1:1: it was written by the bundler`,
    `${entry}: mf-racing ${build.buildId} was published without a source map of entry.js`,
  ]);
  expect(await give('TypeError: odds is undefined')).toMatchObject({ code: 2 });
  const broken = await serving('{');
  expect((await broken.give(`at a (${broken.url}:1:11)`)).err).toContain('cannot be read');
});
