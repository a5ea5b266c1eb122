import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isHost, readTarget, routeOf } from './edge-request.model.ts';

test('[HTTP-18] a target is read as `new URL` reads it, and one without a path is none', () => {
  const piece = fc.constantFrom(
    '/',
    '//',
    '/..',
    '/.',
    '.',
    '%2e',
    '%2E%2e',
    '?',
    '=',
    'x',
    '%',
    'ä',
    ' ',
    ':',
    '@',
    '7',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const { href, origin } = new URL(`http://edge/${pieces.join('')}`);
      expect(readTarget(`/${pieces.join('')}`)).toBe(href.slice(origin.length));
    }),
    { numRuns: 2_000 },
  );
  expect(readTarget('http://other.test/races?x=1')).toBe('/races?x=1');
  for (const line of ['', '*', 'races', 'edge.test:443', '/a\\..\\b', 'http://a\\b/', 'http://[/'])
    expect(readTarget(line)).toBeNull();
});

test('[HTTP-23] a host header that names more than a host names none', () => {
  for (const host of ['edge.test', 'EDGE.test:8080', '[::1]:3000', '127.0.0.1']) expect(isHost(host)).toBe(true);
  for (const host of ['', 'a b', 'a/b', 'me@edge.test', 'a?b', 'a#b', 'a\\b', '[', 'a:x'])
    expect(isHost(host)).toBe(false);
});

test('[HTTP-23] a host header names no host above the length of the longest name with a port', () => {
  const longest = `${'a.'.repeat(126)}a`;
  expect(longest).toHaveLength(253);
  for (const host of [longest, `${longest}.:65535`, 'a'.repeat(261)]) expect(isHost(host)).toBe(true);
  for (const host of ['a'.repeat(262), 'a'.repeat(15_000), `a:${'0'.repeat(300)}80`]) expect(isHost(host)).toBe(false);
});

test('[HTML-18] a path belongs to a page, unless its first segment is one of the edge', () => {
  const paths = ['/', '/apis', '/buildsx/y', '/constructor', '/api', '/api/v1', '/builds/x', '/paddock'];
  expect(paths.map(routeOf)).toEqual(['page', 'page', 'page', 'page', 'api', 'api', 'file', 'paddock']);
});
