import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ErrorClass, formatSupportCode, hasSupportCode, type Phase, parseSupportCode } from '../record.ts';

const PHASES: Phase[] = ['entry', 'init', 'module', 'chunk', 'style', 'render'];
const CLASSES: ErrorClass[] = ['network', 'http', 'integrity', 'mime', 'parse', 'execution', 'timeout', 'contract'];

test('[RECORD-27] a support code resolves to remote, release, build, phase and error class', () => {
  const facts = fc.record({
    release: fc.integer({ min: 1, max: 1_000_000 }),
    phase: fc.constantFrom(...PHASES),
    errorClass: fc.constantFrom(...CLASSES),
  });
  fc.assert(
    fc.property(facts, (facts) => {
      const code = formatSupportCode({ remote: 'mf-racing', buildId: '1.2.0-0a1b2c3d4e5f', ...facts });
      expect(parseSupportCode(` ${code.toLowerCase()} `)).toEqual({ remote: 'RAC', build: '0A1B', ...facts });
    }),
  );
});

test('[RECORD-27] the five remotes have codes of their own', () => {
  const remotes = ['mf-racing', 'mf-account', 'mf-registration', 'mf-messenger', 'mf-streams'];
  const codes = remotes.map((remote) =>
    formatSupportCode({ remote, release: 12, buildId: '1.0.0-7f3a00000000', phase: 'entry', errorClass: 'timeout' }),
  );
  expect(codes[0]).toEqual(expect.stringMatching(/^RAC-12-7F3A-ET[0-9A-Z]$/));
  expect(new Set(codes).size).toBe(5);
});

const CODE = formatSupportCode({
  remote: 'mf-racing',
  release: 12,
  buildId: '1.0.0-7f3a00000000',
  phase: 'entry',
  errorClass: 'timeout',
});

test('[RECORD-28] one character that is wrong anywhere, or two that changed places, make it another code or none', () => {
  const facts = parseSupportCode(CODE);
  expect(facts).toMatchObject({ release: 12 });
  for (const [at, right] of [...CODE].entries()) {
    if (right === '-') continue;
    for (const wrong of '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ') {
      if (wrong === right) continue;
      const typed = CODE.slice(0, at) + wrong + CODE.slice(at + 1);
      expect([typed, parseSupportCode(typed)]).not.toEqual([
        typed,
        expect.objectContaining({ phase: expect.anything() }),
      ]);
    }
    const next = CODE[at + 1] ?? right;
    if (next === right || next === '-') continue;
    const swapped = CODE.slice(0, at) + next + right + CODE.slice(at + 2);
    expect([null, 'mistyped'], swapped).toContain(parseSupportCode(swapped));
  }
});

test('[RECORD-28] it is read as it is spoken, and without a check character as older pages have it', () => {
  const facts = parseSupportCode(CODE);
  for (const said of [
    CODE.replaceAll('-', ' '),
    ` ${CODE.toLowerCase()}\n`,
    CODE.replaceAll('-', ' – '),
    CODE.slice(0, -1),
  ])
    expect(parseSupportCode(said), said).toEqual(facts);
});

test.each(['', 'RAC-12', 'RAC-12-7F3A-ZZ', 'RAC-x-7F3A-ET', 'hello'])('[RECORD-27] %j is no support code', (code) => {
  expect(parseSupportCode(code)).toBeNull();
});

test.each(['mf-racing', 'tips-v2', 'x'])('[RECORD-29] each code of %s is found in the text of a page', (remote) => {
  for (const phase of PHASES)
    for (const errorClass of CLASSES) {
      const code = formatSupportCode({ remote, release: 12, buildId: '1.0.0-7f3a00000000', phase, errorClass });
      expect(hasSupportCode(`Nicht erreichbar.\nCode: ${code}\nErneut`), code).toBe(true);
      expect(hasSupportCode(`(${code.slice(0, -1)})`), `${code} of an older page`).toBe(true);
    }
});

test.each(['', 'Rennen 3, Start 12:45', 'RAC-12-7F3A-ZZ', 'FRA-QNP-2026', `${CODE}5`, `A${CODE}`])(
  '[RECORD-29] %j holds no support code',
  (text) => {
    expect(hasSupportCode(text)).toBe(false);
  },
);
