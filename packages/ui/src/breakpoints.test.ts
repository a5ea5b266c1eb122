// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BREAKPOINTS, type Breakpoint, breakpointOf, mediaFrom } from '@paddock/ui/breakpoints';
import { describe, expect, it } from 'vitest';

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');

describe('[KIT-5, KIT-6] a size of screen', () => {
  it.each([
    [0, 'xs'],
    [576, 'xs'],
    [576.5, 'sm'],
    [767.9, 'sm'],
    [768, 'md'],
    [992, 'lg'],
    [1199, 'lg'],
    [1200, 'xl'],
    [1559, 'xl'],
    [1560, 'xxl'],
    [5120, 'xxl'],
  ])('of %d pixels is %s', (width, size) => {
    expect(breakpointOf(width)).toBe(size);
  });

  it('and larger ones have a media query', () => {
    expect(mediaFrom('xs')).toBe('all');
    expect(mediaFrom('sm')).toBe('(width > 576px)');
    expect(mediaFrom('md')).toBe('(width >= 768px)');
    expect(mediaFrom('xxl')).toBe('(width >= 1560px)');
  });

  it('ends at the same width for scripts and for style sheets', () => {
    const tokens = [...read('tokens.css').matchAll(/--breakpoint-(\w+): (\d+)px/g)].map(([, name, px]) => [
      name,
      Number(px),
    ]);
    expect([...tokens, ['xxl', Number.POSITIVE_INFINITY]]).toEqual(Object.entries(BREAKPOINTS));
  });

  it('ends where scripts end it in every style sheet of the kit, and no sheet asks for another width', () => {
    // Pairs: `(width > 576px)` and `(width <= 576px)`; `(width >= 768px)` and `(width < 768px)`.
    const larger = Object.keys(BREAKPOINTS).map((size) => mediaFrom(size as Breakpoint));
    const opposite = { '>': '<=', '>=': '<' } as const;
    const known = [
      ...larger,
      ...larger.map((media) => media.replace(/>=?/, (sign) => opposite[sign as keyof typeof opposite])),
    ];
    for (const file of globSync('**/*.css', { cwd: import.meta.dirname }))
      for (const [, query] of read(file).matchAll(/@media[^{]*(\([^()]*\bwidth\b[^()]*\))/g))
        expect(known, file).toContain(query);
  });
});
