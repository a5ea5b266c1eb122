import document from '@paddock/api/openapi.json' with { type: 'json' };
import { expect, test } from 'vitest';
import de from '../locales/de.json' with { type: 'json' };
import en from '../locales/en.json' with { type: 'json' };
import { ruleNameOf } from './validation-words.ts';

const codes = document.components.schemas.ValidationCode.enum;

test.each([
  ['German', de],
  ['English', en],
])('[FORMS-15] each code of the contract has %s words of its own', (_, texts) => {
  const words = codes.map((code) => texts[ruleNameOf(code)]);
  expect(words.every((text) => text && text !== texts.correct)).toBe(true);
  expect(new Set(words).size).toBe(codes.length);
});

test.each(codes)('[FORMS-15] the words of %s need no value that a code does not bring', (code) => {
  expect(`${de[ruleNameOf(code)]} ${en[ruleNameOf(code)]}`).not.toContain('{{');
});

test('[FORMS-16] a code of a newer server is said in general words', () => {
  expect(ruleNameOf('x-17')).toBe('correct');
  expect(ruleNameOf('toString')).toBe('correct');
});
