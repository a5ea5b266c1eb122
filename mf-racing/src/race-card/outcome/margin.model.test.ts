import { expect, test } from 'vitest';
import { describeMargin } from './margin.model.ts';

test.each([
  [5, { word: 'nose' }],
  [30, { word: 'neck' }],
  [50, { lengths: '½', isOne: true }],
  [100, { lengths: '1', isOne: true }],
  [125, { lengths: '1¼', isOne: false }],
  [900, { lengths: '9', isOne: false }],
  [1330, { lengths: '13,3', isOne: false }],
])('[OUTCOME-16] %d hundredths of a length are written as %j', (hundredths, margin) => {
  expect(describeMargin(hundredths, 'de')).toEqual(margin);
});
