import { beforeEach, expect, test, vi } from 'vitest';

let written: string[];

/** A page in a browser that stores no secure cookie there. */
async function openPage(isSecureContext: boolean) {
  const kept = new Map<string, string>();
  written = [];
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get: () => [...kept].map(([name, value]) => `${name}=${value}`).join('; '),
    set(line: string) {
      written.push(line);
      if (line.endsWith('; Secure')) return;
      const [, name = '', value = ''] = /^([^=]*)=([^;]*)/.exec(line) ?? [];
      if (line.includes('Max-Age=0')) kept.delete(name);
      else kept.set(name, value);
    },
  });
  vi.stubGlobal('isSecureContext', isSecureContext);
  vi.resetModules();
  const { keepsCookies, pageCookies } = await import('./page-cookies.ts');
  return { keepsCookies, cookies: pageCookies(), kept };
}

beforeEach(() => () => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'cookie'); // jsdom defines the property on the prototype.
});

test('[SESSION-36] at http://localhost in Safari, a cookie is kept without the prefix and without Secure', async () => {
  const { keepsCookies, cookies, kept } = await openPage(true);
  cookies.write('__Host-session', 'a', 60);
  expect(kept).toEqual(new Map([['session', 'a']]));
  expect(cookies.read('__Host-session')).toBe('a');
  expect(keepsCookies()).toBe(true);
});

test('[SESSION-12] [SESSION-37] at any other address without TLS no cookie is kept: a value lives as long as the page', async () => {
  const { keepsCookies, cookies, kept } = await openPage(false);
  cookies.write('__Host-session', 'a', 60);
  cookies.write('consent', 'b', 60);
  expect([cookies.read('__Host-session'), cookies.read('consent')]).toEqual(['a', 'b']);
  expect(keepsCookies()).toBe(false);
  expect(kept.size).toBe(0);
  expect(written.filter((line) => !line.endsWith('; Secure'))).toEqual([]);
  cookies.remove('consent');
  expect(cookies.read('consent')).toBeNull();
});

test.each([true, false])(
  '[SESSION-42] each cookie of a page is SameSite=Lax, where cookies are secure: %s',
  async (isSecure) => {
    const { keepsCookies, cookies } = await openPage(isSecure);
    keepsCookies();
    cookies.write('paddock_locale', 'en', 60);
    cookies.renew('paddock_locale', 60);
    cookies.remove('paddock_locale');
    expect(written.length).toBeGreaterThan(3);
    expect(written.filter((line) => !/; SameSite=Lax(; Secure)?$/.test(line))).toEqual([]);
  },
);

test('[SESSION-38] a tab that asks at the same moment whether cookies are kept changes no answer', async () => {
  const kept = new Set<string>();
  let ofOther: (() => boolean) | null = null;
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get: () => [...kept].join('; '),
    set(line: string) {
      const [cookie = ''] = line.split(';');
      if (line.includes('Max-Age=0')) kept.delete(cookie);
      else kept.add(cookie);
      const ask = ofOther;
      ofOther = null; // The other tab's write is not interrupted.
      ask?.();
      ofOther = ask;
    },
  });
  const open = async () => {
    vi.resetModules();
    return (await import('./page-cookies.ts')).keepsCookies;
  };
  const [one, two] = [await open(), await open()];
  ofOther = two;
  expect(one()).toBe(true);
  expect(kept.size).toBe(0);
});
