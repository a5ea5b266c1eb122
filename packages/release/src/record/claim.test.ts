import { canonicalJson, matchClaim, overlappingClaims, sameClaims } from '@paddock/release/record';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { patternProblem } from './claim.ts';

const claims = ['/', '/race/:id', '/race/new', '/races/:date?', '/docs/*', '/user/:tab/:id?/*'].map((path) => ({
  path,
}));
const match = (pathname: string) => {
  const found = matchClaim(claims, pathname);
  return found && [found.claim.path, { ...found.params }];
};

const segment = fc.stringMatching(/^[a-z]{1,4}$/);
const step = fc.oneof(
  segment,
  segment.map((name) => `:${name}`),
  segment.map((name) => `:${name}?`),
);
const pattern = fc
  .tuple(fc.array(step, { maxLength: 4 }), fc.boolean())
  .map(([steps, isOpen]) => `/${[...steps, ...(isOpen ? ['*'] : [])].join('/')}`)
  .filter((path) => patternProblem(path) === null);

const of = (path: string, more: object = {}) => ({
  routes: [{ path, files: [], reads: [] }],
  navigation: [],
  panels: [],
  modals: [],
  slots: [],
  ...more,
});

describe('a URL and the claims', () => {
  test.each([
    ['/', ['/', {}]],
    ['/race/7', ['/race/:id', { id: '7' }]],
    ['/race/7/', ['/race/:id', { id: '7' }]],
    ['/race/new', ['/race/new', {}]],
    ['/RACE/New', ['/race/new', {}]],
    ['/races', ['/races/:date?', {}]],
    ['/races/2026-06-01', ['/races/:date?', { date: '2026-06-01' }]],
    ['/docs', ['/docs/*', { '*': '' }]],
    ['/docs/terms/a%20b', ['/docs/*', { '*': 'terms/a b' }]],
    ['/user/bets/7/x/y', ['/user/:tab/:id?/*', { tab: 'bets', id: '7', '*': 'x/y' }]],
    ['/race/%zz', ['/race/:id', { id: '%zz' }]],
    ['/race/%C3%BC', ['/race/:id', { id: 'ü' }]],
    ['/race', null],
    ['/race//7', null],
    ['/race/7/8', null],
    ['race/7', null],
    ['', null],
  ])('[RECORD-8] [RECORD-9] [RECORD-10] %s', (pathname, expected) => {
    expect(match(pathname)).toEqual(expected);
  });

  test("[RECORD-11] a path of more than 2,048 characters is nobody's", () => {
    expect(match(`/race/${'7'.repeat(2_048)}`)).toBeNull();
  });

  test('[RECORD-11] it never throws, whatever the URL', () => {
    fc.assert(
      fc.property(
        fc.string().map((text) => `/${text}`),
        (pathname) => void matchClaim(claims, pathname),
      ),
    );
  });

  test('[RECORD-10] a parameter named like a part of Object is a parameter like others', () => {
    expect({ ...matchClaim([{ path: '/:constructor' }], '/x')?.params }).toEqual({ constructor: 'x' });
  });

  test('[RECORD-8] the order of claims does not matter where one is more specific', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(claims, { minLength: claims.length }), (shuffled) => {
        for (const pathname of ['/race/new', '/race/7', '/races', '/docs/x'])
          expect(matchClaim(shuffled, pathname)?.claim.path).toBe(matchClaim(claims, pathname)?.claim.path);
      }),
    );
  });

  test('[RECORD-10] a URL made from a pattern matches it and returns its values', () => {
    fc.assert(
      fc.property(pattern, fc.string({ minLength: 1, maxLength: 8 }), (path, value) => {
        fc.pre(value !== '.' && value !== '..' && value.isWellFormed());
        const pathname = path.replace(/\*$/, 'rest').replace(/:\w+\??/g, () => encodeURIComponent(value));
        const found = matchClaim([{ path }], pathname);
        expect(found).not.toBeNull();
        for (const name of path.matchAll(/:(\w+)/g)) expect(found?.params[name[1] as string]).toBe(value);
      }),
    );
  });
});

describe('two remotes overlap', () => {
  test.each([
    ['/race/:id', '/race/new', true],
    ['/race/:id', '/race/*', true],
    ['/races/:date?', '/races', true],
    ['/races/:date?', '/:page', true],
    ['/*', '/', true],
    ['/race/:id', '/Race/7', true],
    ['/race/:id', '/race', false],
    ['/race/:id', '/race/:id/stream', false],
    ['/races', '/results', false],
    ['/', '/race', false],
  ])('[RECORD-12] %s and %s: %s', (a, b, expected) => {
    expect(overlappingClaims(of(a), of(b)).length > 0).toBe(expected);
    expect(overlappingClaims(of(b), of(a)).length > 0).toBe(expected);
  });

  test('[RECORD-12] patterns that match one URL overlap', () => {
    fc.assert(
      fc.property(pattern, pattern, fc.array(segment, { maxLength: 5 }), (a, b, parts) => {
        const pathname = `/${parts.join('/')}`;
        const isBoth = matchClaim([{ path: a }], pathname) && matchClaim([{ path: b }], pathname);
        if (isBoth) expect(overlappingClaims(of(a), of(b))).not.toEqual([]);
      }),
      { numRuns: 3_000 },
    );
  });

  test('[RECORD-13] panels, modals and slots overlap by name', () => {
    expect(
      overlappingClaims(of('/a', { panels: ['ticker'] }), of('/b', { panels: ['ticker'], slots: ['home'] })),
    ).toEqual([{ kind: 'panel', a: 'ticker', b: 'ticker' }]);
  });
});

describe('a remote and the shell claim the same', () => {
  test.each([
    ['/news', '/news', true],
    ['/News/', '/news', true],
    ['/news/:item', '/news/:id', true],
    ['/news/:id?', '/news', true],
    ['/:slug', '/:name', true],
    ['/', '/home', false],
    ['/races', '/:name', false],
    ['/page/wheel', '/page/:name', false],
    ['/page/*', '/page/:name', false],
    ['/news/:id/print', '/news/:id', false],
  ])('[RECORD-14] [RECORD-16] %s and the shell’s %s: %s', (remote, shell, expected) => {
    expect(sameClaims(of(remote), of(shell)).length > 0).toBe(expected);
  });

  test('[RECORD-14] equal claims overlap', () => {
    fc.assert(
      fc.property(pattern, pattern, (a, b) => {
        expect(sameClaims(of(a), of(a))).not.toEqual([]);
        if (sameClaims(of(a), of(b)).length > 0) expect(overlappingClaims(of(a), of(b))).not.toEqual([]);
      }),
    );
  });

  test('[RECORD-15] panels, modals and slots are the same by name', () => {
    expect(sameClaims(of('/a', { modals: ['check_TC'] }), of('/b', { modals: ['check_TC'] }))).toEqual([
      { kind: 'modal', a: 'check_TC', b: 'check_TC' },
    ]);
  });
});

describe('canonical JSON', () => {
  test('[RECORD-19] the order of keys does not matter, everything else does', () => {
    expect(canonicalJson({ b: [1, null, 'ü'], a: { d: true, c: 0.5 } })).toBe(
      '{"a":{"c":0.5,"d":true},"b":[1,null,"ü"]}',
    );
    const signable = fc.jsonValue().filter((value) => !JSON.stringify(value).includes('__proto__'));
    fc.assert(
      fc.property(signable, (value) => {
        expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  test('[RECORD-20] a value that JSON would drop is refused', () => {
    expect(() => canonicalJson({ a: undefined })).toThrow(TypeError);
    expect(() => canonicalJson([Number.NaN])).toThrow(TypeError);
  });
});
