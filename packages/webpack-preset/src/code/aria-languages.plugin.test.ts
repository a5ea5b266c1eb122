import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import webpack from 'webpack';
import { AriaLanguagesPlugin } from './aria-languages.plugin.ts';

const dir = mkdtempSync(join(tmpdir(), 'paddock-languages-'));
afterAll(() => rmSync(dir, { recursive: true }));

const write = (file: string, text: string) => {
  mkdirSync(dirname(join(dir, file)), { recursive: true });
  writeFileSync(join(dir, file), text);
};

/** A library with a file of strings for each language, like react-aria. */
const writeLibrary = (name: string) => {
  const languages = { 'de-DE': 'Weiter', 'en-US': 'Next', 'nl-NL': 'Volgende', 'zh-CN': '下一个' };
  for (const [language, text] of Object.entries(languages))
    write(`node_modules/${name}/dist/intl/calendar/${language}.mjs`, `export default { next: '${name} ${text}' };`);
  const imports = Object.keys(languages).map(
    (language, at) => `import t${at} from "../intl/calendar/${language}.mjs";`,
  );
  write(`node_modules/${name}/dist/private/strings.mjs`, `${imports.join('\n')}\nexport default [t0, t1, t2, t3];`);
};

test('[CODE-1] of the strings of react-aria the German and the English ones are in a build, of others all', async () => {
  writeLibrary('react-aria');
  writeLibrary('other');
  write(
    'index.mjs',
    "import a from 'react-aria/dist/private/strings.mjs';\nimport b from 'other/dist/private/strings.mjs';\nconsole.log(a, b);",
  );
  const compiler = webpack({
    context: dir,
    entry: './index.mjs',
    mode: 'development',
    devtool: false,
    output: { path: join(dir, 'dist'), filename: 'main.js' },
    plugins: [new AriaLanguagesPlugin(['de', 'en'])],
  });
  const problems = await new Promise<boolean>((resolve, reject) => {
    compiler?.run((error, stats) => (error ? reject(error) : resolve(stats?.hasErrors() ?? true)));
  });
  expect(problems).toBe(false);
  const built = readFileSync(join(dir, 'dist/main.js'), 'utf8');
  const texts = new Set([...built.matchAll(/next: '([^']+)'/g)].map(([, text]) => text));
  expect([...texts].sort()).toEqual(
    ['other Next', 'other Volgende', 'other Weiter', 'other 下一个', 'react-aria Next', 'react-aria Weiter'].sort(),
  );
});
