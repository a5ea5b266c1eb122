import { localeOfPath, stripLocale, switchLocale } from '@paddock/i18n';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LOCALES } from './locale.ts';
import { localizePath } from './locale-path.ts';

const segment = fc.stringMatching(/^[a-z0-9-]{1,8}$/).filter((text) => text !== 'en');
const path = fc.array(segment, { maxLength: 4 }).map((segments) => `/${segments.join('/')}`);
const suffix = fc.constantFrom('', '?page=2', '#top', '?login&next=/en#form');
const locale = fc.constantFrom(...LOCALES);

describe('paths and locales', () => {
  test.each([
    ['/', 'de'],
    ['/races', 'de'],
    ['/en', 'en'],
    ['/en/', 'en'],
    ['/en/races', 'en'],
    ['/english', 'de'],
    ['/races/en', 'de'],
  ])('[LOCALE-1] %s is %s', (pathname, expected) => {
    expect(localeOfPath(pathname)).toBe(expected);
  });

  test('[LOCALE-2] putting a path into a locale and taking the prefix off gives it back', () => {
    fc.assert(
      fc.property(path, suffix, locale, (pathname, end, chosen) => {
        const localized = localizePath(pathname + end, chosen);
        expect(localeOfPath(localized)).toBe(chosen);
        expect(stripLocale(localized)).toBe(pathname + end);
        expect(localizePath(localized, chosen)).toBe(localized);
      }),
    );
  });

  test('[LOCALE-2] the start page has no slash after its prefix', () => {
    expect(localizePath('/', 'en')).toBe('/en');
    expect(localizePath('/?login', 'en')).toBe('/en?login');
    expect(localizePath('/en?login', 'de')).toBe('/?login');
  });

  test('[LOCALE-3] changing the language keeps query and hash', () => {
    const url = new URL('https://paddock.example/en/race/7?pool=WIN#odds');
    expect(switchLocale(url, 'de')).toBe('/race/7?pool=WIN#odds');
    expect(switchLocale(new URL('/race/7?pool=WIN#odds', url), 'en')).toBe('/en/race/7?pool=WIN#odds');
  });

  test('[LOCALE-4] no path becomes a link to another host', () => {
    expect(stripLocale('/en//evil.example/x')).toBe('/evil.example/x');
    expect(localizePath('//evil.example', 'de')).toBe('/evil.example');
  });
});
