// @vitest-environment node
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CLOTHS, clothInkOf } from './number-tile/cloth.model.ts';

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
/** Start numbers have colours that no other component may use. */
const CLOTH_FILE = 'number-tile/number-tile.module.css';
const cloths = readFileSync(join(import.meta.dirname, CLOTH_FILE), 'utf8');
const colours = new Map(
  [...(css + cloths).matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, hex]) => [name, hex]),
);

/** Relative luminance of a colour token (WCAG 2.2). */
function luminance(token: string): number {
  const hex = colours.get(token);
  if (!hex) throw new Error(`tokens.css has no colour --${token}`);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const PAPERS = ['paper', 'surface', 'surface-sunken', 'turf-50', 'turf-100'];

describe('[KIT-1] [KIT-2] contrast', () => {
  test.each([
    ...['ink', 'ink-soft', 'turf-600', 'turf-700', 'brass-ink', 'danger-ink'].flatMap((ink) =>
      PAPERS.map((paper) => [ink, paper]),
    ),
    ...['info', 'success', 'warning', 'danger'].map((tone) => [`${tone}-ink`, `${tone}-soft`]),
    ['ink-on-brass', 'brass-500'],
    ...['turf-solid', 'turf-solid-strong', 'danger-solid', 'danger-solid-strong'].map((solid) => [
      'ink-on-turf',
      solid,
    ]),
    ...['turf-solid', 'turf-solid-strong'].map((solid) => ['ink-on-turf-soft', solid]),
  ] as [string, string][])('%s is text on %s', (ink, paper) => {
    expect(contrast(ink, paper)).toBeGreaterThanOrEqual(4.5);
  });

  test.each([
    ...PAPERS.flatMap((paper) => [
      ['line-strong', paper],
      ['focus-on-paper', paper],
    ]),
    ['focus-on-turf', 'turf-solid'],
    ['focus-on-turf', 'turf-solid-strong'],
  ] as [string, string][])('%s is an edge on %s', (edge, paper) => {
    expect(contrast(edge, paper)).toBeGreaterThanOrEqual(3);
  });
});

test.each(Array.from({ length: CLOTHS }, (_, at) => at + 1))(
  '[TILE-1] start number %i is text on its cloth',
  (number) => {
    expect(contrast(`cloth-${clothInkOf(number)}`, `cloth-${number}`)).toBeGreaterThanOrEqual(4.5);
  },
);

describe('[KIT-7] [KIT-8] colours', () => {
  const LITERAL = /#[0-9a-f]{3,8}\b|\brgba?\(|\bhsla?\(|\boklch\(/i;
  const lines = css.split('\n');
  const section = (at: number) => lines.slice(0, at).findLast((line) => /^ *\/\* [a-z]/.test(line)) ?? '';

  test('stand in one block of the tokens, so that another theme is other values there', () => {
    const elsewhere = lines.filter((line, at) => LITERAL.test(line) && !section(at).includes('colour'));
    expect(elsewhere).toEqual([]);
  });

  test.each(globSync('**/*.module.css', { cwd: import.meta.dirname }))('are those of the tokens in %s', (file) => {
    const text = readFileSync(join(import.meta.dirname, file), 'utf8');
    expect(file === CLOTH_FILE ? text.replaceAll(/--cloth-\w+: #[0-9a-f]{6};/g, '') : text).not.toMatch(LITERAL);
  });

  test('stay light, whatever the system asks for', () => {
    expect(css).toContain('color-scheme: only light;');
    expect(css).not.toContain('prefers-color-scheme');
  });
});

test('[KIT-3] [KIT-4] every component has a door of its own', () => {
  const { exports } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'));
  for (const [door, file] of Object.entries<string>(exports)) {
    expect(door).not.toMatch(/^\.$|\*/);
    expect(existsSync(join(import.meta.dirname, '..', file)), file).toBe(true);
  }
});
