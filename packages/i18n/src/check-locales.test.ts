import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkFolders, checkGermanSources } from './check-locales.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'locales-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** An app of that name with these texts and this one source. Returns its folder. */
function app(de: object, en: object, source: string, name = 'mf-racing', page = 'page.tsx'): string {
  const files = {
    'src/locales/de.json': JSON.stringify(de),
    'src/locales/en.json': JSON.stringify(en),
    'src/i18next.d.ts': `declare module 'i18next' { interface ResourceNamespaceMap { '${name}': typeof texts; } }`,
    [`src/${page}`]: source,
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name, file)), { recursive: true });
    writeFileSync(join(root, name, file), text);
  }
  return join(root, name);
}

/** The problems, as `kind file key`. */
const problemsOf = (...folders: string[]): string[] =>
  checkFolders(folders).map(({ kind, file, key }) => `${kind} ${file.split('/').at(-1)} ${key}`);

const asks = (call: string): string => `function Page() { const { t } = useTranslation('mf-racing'); return ${call}; }`;

describe('two languages', () => {
  test('are fine when they have the same keys and all are asked for', () => {
    const texts = { pools: { title: 'Wetten' } };
    expect(problemsOf(app(texts, texts, asks(`t('pools.title')`)))).toEqual([]);
  });

  test('[LCHECK-12] stand in a room of the app too', () => {
    const folder = app({ a: 'A' }, { a: 'A' }, asks(`t('a') + t('modals.b')`));
    const room = join(folder, 'src/modals/locales');
    mkdirSync(room, { recursive: true });
    writeFileSync(join(room, 'de.json'), '{"modals":{"b":"B","c":"C"}}');
    writeFileSync(join(room, 'en.json'), '{"modals":{"b":"B"}}');
    expect(problemsOf(folder)).toEqual(['missing-translation en.json modals.c', 'unused-key de.json modals.c']);
  });

  test('[LCHECK-1] miss a key', () => {
    expect(problemsOf(app({ a: 'A', b: 'B' }, { a: 'A' }, asks(`t('a') + t('b')`)))).toEqual([
      'missing-translation en.json b',
    ]);
  });

  test('[LCHECK-2] miss a plural form', () => {
    const de = { legs_one: 'ein Lauf', legs_other: '{{count}} Läufe' };
    const en = { legs_other: '{{count}} legs' };
    expect(problemsOf(app(de, en, asks(`t('legs', { count: 2 })`)))).toEqual(['missing-plural en.json legs_one']);
  });

  test('[LCHECK-3] have an empty text, or something that is no text', () => {
    expect(problemsOf(app({ a: ' ', b: 1 }, { a: 'A', b: 'B' }, asks(`t('a') + t('b')`)))).toEqual(
      expect.arrayContaining(['empty de.json a', 'not-a-text de.json b']),
    );
  });

  test('[LCHECK-4] have other variables', () => {
    expect(problemsOf(app({ at: 'um {{time}}' }, { at: 'at {{hour}}' }, asks(`t('at', { time })`)))).toContain(
      'other-variables de.json at',
    );
  });
});

test.each([
  ['{{sum, number}}', '{{sum, currency(EUR)}}'],
  ['an <a>link</a>', 'ein <b>Link</b>'],
])('[LCHECK-4] other formats or tags: %s and %s', (german, english) => {
  expect(problemsOf(app({ at: german }, { at: english }, asks(`t('at')`)))).toEqual([
    'other-variables de.json at',
    'other-variables en.json at',
  ]);
});

test('[LCHECK-8] [LCHECK-9] the German one says "du", or has no umlauts; the English one may do as it likes', () => {
  const folder = app({ a: 'Hast du Gebuehren?' }, { a: 'Du goes true' }, asks(`t('a')`));
  expect(problemsOf(folder)).toEqual(['informal de.json a', 'no-umlaut de.json a']);
});

describe('[LCHECK-10] German texts that stand in a source beside the English ones', () => {
  const germanOf = (source: string): string[] =>
    checkGermanSources([app({}, {}, source)]).map(({ kind, file, key }) => `${kind} ${file.split('/').at(-1)} ${key}`);

  test.each([
    ['an object', `export const label = { de: 'Gebuehr', en: 'goes' };`],
    ['a list', `export const label = { de: ['Term', 'Gebuehr'], en: ['goes', 'does'] };`],
    ['a function', 'export const label = { de: (sum: number) => `Gebuehr ${' + 'sum}`, en: () => `goes` };'],
    ['two properties', `export const label = { text_de: 'Gebuehr', text_en: 'goes' };`],
    ['a condition', `export const label = (l: string) => (l === 'de' ? { subject: 'Gebuehr' } : { subject: 'goes' });`],
  ])('are read in %s', (_, source) => {
    expect(germanOf(source)).toEqual([expect.stringMatching(/^no-umlaut page\.tsx .*Gebuehr/)]);
    expect(germanOf(source.replace('Gebuehr', 'Gebühr'))).toEqual([]);
  });

  test('are read in the face of a remote', () => {
    const folder = app({}, {}, '');
    writeFileSync(join(folder, 'remote.config.ts'), `export default { label: { de: 'Dein Konto', en: 'Account' } };`);
    expect(checkGermanSources([folder])).toEqual([expect.objectContaining({ kind: 'informal', key: 'Dein Konto' })]);
  });
});

test.each([
  ['{{metres}} m', ['loose-unit de.json a', 'loose-unit en.json a']],
  ['Start {{metres}} Uhr.', ['loose-unit de.json a', 'loose-unit en.json a']],
  ['Ab 1 € und {{metres}} Meter', ['loose-unit de.json a', 'loose-unit en.json a']],
  ['{{metres}}\u00a0m', []],
  ['{{metres}} mal', []],
])('[LCHECK-13] a number and its unit in "%s" have a no-break space between them', (text, problems) => {
  expect(problemsOf(app({ a: text }, { a: text }, asks(`t('a', { metres: 1 })`)))).toEqual(problems);
});

test('[LCHECK-14] an English text writes "email"', () => {
  const problems = (english: string) => problemsOf(app({ a: 'E-Mail' }, { a: english }, asks(`t('a')`)));
  expect(problems('By e-mail')).toEqual(['spelling en.json a']);
  expect(problems('Email address')).toEqual([]);
});

test('[LCHECK-11] a package with texts declares its keys to TypeScript', () => {
  const folder = app({ a: 'A' }, { a: 'A' }, asks(`t('a')`));
  rmSync(join(folder, 'src/i18next.d.ts'));
  expect(problemsOf(folder)).toEqual(['untyped src mf-racing']);
});

describe('[LCHECK-5] what the sources ask for is there', () => {
  const texts = { status: { OPEN: 'offen', OFF: 'läuft' }, intro: 'Los' };
  const check = (source: string): string[] =>
    problemsOf(app(texts, texts, source)).filter((p) => !p.startsWith('unused'));

  test.each([
    ['a key', asks(`t('intro')`)],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the source of a template
    ['a template', asks('t(`status.${status}`)')],
    ['either side of a condition', asks(`t(isOpen ? 'status.OPEN' : 'status.OFF')`)],
    [
      'a key prefix',
      `function Page() { const { t } = useTranslation('mf-racing', { keyPrefix: 'status' }); return t('OPEN'); }`,
    ],
    ['Trans', `const Page = () => <Trans i18nKey="intro" ns="mf-racing" />;`],
    ['another name of t', `function Page() { const { t: say } = useTranslation('mf-racing'); return say('intro'); }`],
    ['a t that was handed in', `const title = (t: TFunction<'mf-racing'>) => t('intro');`],
    ['the instance', `i18n.t('mf-racing:intro');`],
  ])('by %s', (_, source) => {
    expect(check(source)).toEqual([]);
    expect(check(source.replaceAll(/intro|OPEN|status\./g, 'nowhere.'))).not.toEqual([]);
  });

  test('by a file without JSX, whose generic functions look like elements', () => {
    const source = `const say = <T>(value: T) => t('intro', { value }); t(\`status.\${say}\`)`;
    expect(problemsOf(app(texts, texts, source, 'mf-racing', 'say.ts'))).toEqual([]);
  });

  test('in the namespace that is said', () => {
    const shell = app({ retry: 'Noch einmal' }, { retry: 'Again' }, '', 'shell');
    const racing = app({}, {}, `function Page() { const { t } = useTranslation('shell'); return t('retry'); }`);
    expect(problemsOf(shell, racing)).toEqual([]);
    expect(problemsOf(app({}, {}, `i18n.t('nobody:retry')`))).toEqual(['missing-key page.tsx retry']);
  });
});

describe('[LCHECK-6] what no source asks for', () => {
  test('is named', () => {
    expect(problemsOf(app({ a: 'A', b: 'B' }, { a: 'A', b: 'B' }, asks(`t('a')`)))).toEqual(['unused-key de.json b']);
  });

  test('is asked for by a table of keys', () => {
    const source = `const LABELS = { x: 'a' }; ${asks('t(LABELS[x])')}`;
    expect(problemsOf(app({ a: 'A', b: 'B' }, { a: 'A', b: 'B' }, source))).toEqual(['unused-key de.json b']);
  });
});

test('[LCHECK-7] the command ends with 1 and names file and key, else with 0', () => {
  const command = join(import.meta.dirname, 'check-locales.ts');
  const run = (folder: string) => spawnSync(process.execPath, [command, folder], { encoding: 'utf8' });
  const wrong = run(app({ a: 'A' }, {}, asks(`t('a')`)));
  expect(wrong.status).toBe(1);
  expect(wrong.stderr).toMatch(/en\.json: a: exists only in .*de\.json/);
  expect(run(app({ a: 'A' }, { a: 'A' }, asks(`t('a')`))).status).toBe(0);
});
