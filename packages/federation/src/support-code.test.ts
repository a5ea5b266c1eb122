import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ErrorClass, formatSupportCode, type Phase, parseSupportCode } from './index.ts';

const PHASES: Phase[] = ['entry', 'init', 'module', 'chunk', 'style', 'render'];
const CLASSES: ErrorClass[] = ['network', 'http', 'integrity', 'mime', 'parse', 'execution', 'timeout', 'contract'];

test('SUPPORT-1 a support code resolves to remote, release, build, phase and error class', () => {
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

test('SUPPORT-1 the five remotes have codes of their own', () => {
  const remotes = ['mf-racing', 'mf-account', 'mf-registration', 'mf-messenger', 'mf-streams'];
  const codes = remotes.map((remote) =>
    formatSupportCode({ remote, release: 12, buildId: '1.0.0-7f3a00000000', phase: 'entry', errorClass: 'timeout' }),
  );
  expect(codes[0]).toBe('RAC-12-7F3A-ET');
  expect(new Set(codes).size).toBe(5);
});

test.each(['', 'RAC-12', 'RAC-12-7F3A-ZZ', 'RAC-x-7F3A-ET', 'hello'])('SUPPORT-1 %j is no support code', (code) => {
  expect(parseSupportCode(code)).toBeNull();
});
