import { parseId, parsePage, requireId } from '@paddock/pages';
import { describe, expect, test } from 'vitest';

describe('[ADDRESS-1] [ADDRESS-2] the parameters of an address', () => {
  test.each([
    ['7', 7],
    ['9007199254740991', 9_007_199_254_740_991],
    ['9007199254740993', null],
    ['0', null],
    ['07', null],
    ['7.0', null],
    ['-7', null],
    ['7x', null],
    ['', null],
    [undefined, null],
  ])('%j as an id is %j', (text, id) => expect(parseId(text)).toBe(id));

  test('an id that is required and is none is a 404', () => {
    expect(requireId('7')).toBe(7);
    expect(() => requireId('x')).toThrow(expect.objectContaining({ init: { status: 404 } }));
  });

  test.each([
    ['', 1],
    ['page=3', 3],
    ['page=1000', 1_000],
    ['page=1001', 1],
    ['page=0', 1],
    ['page=x', 1],
  ])('%j asks for page %i of a list', (search, page) => expect(parsePage(new URLSearchParams(search))).toBe(page));
});
