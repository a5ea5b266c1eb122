import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { startFaultProxy } from '@paddock/conform/faults';
import { APPS } from '@paddock/dev';
import { SKELETON } from './bench/landings.ts';
import { PAGES } from './support/remotes.ts';
import { expect, test } from './support/test.ts';

const LOCALES = ['', '/en'];
const NOT_FOUND = '/gibt-es-nicht';
const DOCUMENTS = LOCALES.flatMap((prefix) => [...PAGES, '/race/1', NOT_FOUND].map((path) => prefix + path));

const directive = (policy: string, name: string): string =>
  policy
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name} `)) ?? '';

test('every document forbids inline code but the looks for the first files and an old browser, and eval, and demands integrity and Trusted Types', async ({
  request,
}) => {
  const nonces = new Set<string>();
  const inline = new Set<string>();
  for (const path of DOCUMENTS) {
    const answer = await request.get(path, { headers: { accept: 'text/html' } });
    const headers = answer.headers();
    const policy = headers['content-security-policy'] ?? '';
    expect(policy, path).not.toMatch(/unsafe-inline|unsafe-eval|unsafe-hashes|\*/);
    expect(directive(policy, 'default-src'), path).toBe("default-src 'none'");
    expect(directive(policy, 'script-src'), path).toMatch(/^script-src 'nonce-[\w+/=-]{16,}' 'strict-dynamic'$/);
    expect(directive(policy, 'require-trusted-types-for'), path).toBe("require-trusted-types-for 'script'");
    expect(directive(policy, 'trusted-types'), path).toBe('trusted-types paddock paddock-first paddock-push dompurify');
    expect(headers['integrity-policy'], path).toContain('blocked-destinations=(script)');
    expect(headers['cache-control'], path).toBe('private, no-cache');
    nonces.add(directive(policy, 'script-src'));

    const html = await answer.text();
    for (const [, attributes = '', code = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
      if (/type="application\/(ld\+)?json"/.test(attributes)) continue;
      if (/\bsrc=/.test(attributes)) expect(attributes, path).toMatch(/\bintegrity="sha384-[\w+/]{64}"/);
      else inline.add(code);
    }
    for (const [tag] of html.matchAll(/<link\b[^>]*rel="(?:stylesheet|preload)"[^>]*\/builds\/[^>]*>/g))
      expect(tag, path).toMatch(/\bintegrity="sha384-[\w+/]{64}"/);
    expect(html, path).not.toMatch(/\son\w+=|javascript:/i);
  }
  expect(nonces.size, 'a nonce is used once').toBe(DOCUMENTS.length);
  // Both must run before anything else, and are the same on every page.
  expect([...inline], 'code in the page').toEqual([
    expect.stringContaining('guardFirstFiles'),
    expect.stringContaining('Promise.withResolvers'),
  ]);
});

test('[SAFEHTML-2] every Trusted Types policy is taken before a remote runs', async ({ page }) => {
  await page.addInitScript(() => {
    const types = globalThis as unknown as {
      trustedTypes: { createPolicy(name: string, rules: object): object };
      created: string[];
    };
    types.created = [];
    const create = types.trustedTypes.createPolicy.bind(types.trustedTypes);
    types.trustedTypes.createPolicy = (name, rules) => {
      types.created.push(name);
      return create(name, rules);
    };
  });
  // When the shell is ready, no remote's script has arrived. A policy name is given only once.
  await page.route(/\/builds\/mf-/, () => {});
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const created = await page.evaluate(() => (globalThis as unknown as { created: string[] }).created);
  expect(created.toSorted()).toEqual(['dompurify', 'paddock', 'paddock-first', 'paddock-push']);
});

test('no script or stylesheet is in any page without its integrity', async ({ page, complaints }) => {
  complaints.expect(/Failed to load resource.*404/);
  for (const path of DOCUMENTS) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // The panels are the same on every page.
    if (path === '/')
      for (const panel of await page.getByRole('banner').getByRole('button').all()) {
        await panel.click();
        await expect(page.locator('[id^="panel-"]').last()).toBeVisible();
      }
    const naked = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>('script[src], link[rel=stylesheet]')]
        .filter(({ integrity }) => !/^sha384-[\w+/]{64}$/.test(integrity))
        .map(({ outerHTML }) => outerHTML),
    );
    expect(naked, path).toEqual([]);
    // Data blocks, which no browser runs: the release, and facts for search engines.
    const inline = await page
      .locator('script:not([src]):not([type="application/json"], [type="application/ld+json"])')
      .count();
    expect(inline, 'the looks for the first files and for an old browser alone').toBe(2);
  }
});

const unpack = { '': (bytes: Buffer) => bytes, '.br': brotliDecompressSync, '.gz': gunzipSync };

/** Whether a file has the same content as before. Some bits of a compressed one mean nothing. */
const isSame = (bytes: Buffer, content: Buffer, suffix: keyof typeof unpack): boolean => {
  try {
    return unpack[suffix](bytes).equals(content);
  } catch {
    return false;
  }
};

/** The file with one changed byte, from the middle on, that changes its content. */
const spoil = (bytes: Buffer, suffix: keyof typeof unpack): Buffer => {
  const content = unpack[suffix](bytes);
  for (let at = bytes.length >> 1; at < bytes.length; at++) {
    const spoilt = Buffer.from(bytes);
    spoilt[at] = (spoilt[at] ?? 0) ^ 1;
    if (!isSame(spoilt, content, suffix)) return spoilt;
  }
  throw new Error('No byte of this file changes its content.');
};

test('the edge refuses every file of every build that differs from its record by one byte', async ({ own }) => {
  const release = await (await fetch(`${own.url}/paddock/release`)).json();
  const live = { shell: release.shell, ...release.remotes } as Record<string, { buildId: string }>;
  expect(Object.keys(live).sort()).toEqual(APPS.toSorted());
  let files = 0;
  for (const [name, { buildId }] of Object.entries(live)) {
    const folder = join(own.data, 'builds', name, buildId);
    const build = JSON.parse(await readFile(join(folder, 'build.json'), 'utf8'));
    for (const file of Object.keys(build.files)) {
      for (const suffix of ['', '.br', '.gz'] as const) {
        const path = join(folder, file + suffix);
        const bytes = await readFile(path).catch(() => null);
        if (!bytes) continue;
        // Other products share the file.
        await rm(path);
        await writeFile(path, spoil(bytes, suffix));
      }
      for (const encoding of ['identity', 'gzip', 'br']) {
        const answer = await fetch(`${own.url}/builds/${name}/${buildId}/${file}`, {
          headers: { 'accept-encoding': encoding },
        });
        expect(answer.status, `${name}/${file} (${encoding})`).toBe(404);
        await answer.arrayBuffer();
      }
      files++;
    }
  }
  expect(files).toBeGreaterThan(20);
});

test('the browser runs no file that was changed on the way', async ({ page, product, complaints }) => {
  complaints.expect(/Failed to load resource|Failed to find a valid digest|integrity|preload/i);
  const healthy = await startFaultProxy(product.url);
  await page.goto(`${healthy.url}/races`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Liveticker' }).click();
  await expect(page.locator('[data-remote="mf-messenger"]')).toBeVisible();
  const all = [...new Set(healthy.requested.filter((path) => /^\/builds\/.*\.(js|css)$/.test(path)))];
  await healthy.stop();
  // An entry, a chunk and a stylesheet of each build; the edge's own test covers every file.
  const kindOf = (path: string) => path.replace(/\/(?!entry|main)[^/]+(\.\w+)$/, '$1');
  const files = [...new Map(all.map((path) => [kindOf(path), path])).values()];
  expect(files.length).toBeGreaterThan(5);

  for (const file of files) {
    const faulty = await startFaultProxy(product.url);
    faulty.break(new RegExp(`^${file.replaceAll('.', '\\.')}`), 'injected');
    const tab = await page.context().newPage();
    await tab.goto(`${faulty.url}/races`);
    const panel = tab.getByRole('button', { name: 'Liveticker' });
    // Without the shell's script there is no shell, and no button.
    if (!/\/shell\/.*\/main\.js$/.test(file)) await panel.click();
    await expect.poll(() => faulty.requested.some((path) => path.startsWith(file)), { message: file }).toBe(true);
    // A background page may never become idle.
    await tab.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 })));
    const injected = await tab.evaluate(
      () =>
        'injected' in globalThis || getComputedStyle(document.documentElement).getPropertyValue('--injected') !== '',
    );
    expect(injected, file).toBe(false);
    await tab.close();
    await faulty.stop();
  }
});

test('what the HTML preloads is what the page uses, and is asked for once', async ({ page }) => {
  for (const path of ['/', '/races', '/results', '/user', '/register', '/en/races']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // The browser may record a requested script after the page shows its content.
    await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')].every(
        ({ href }) => performance.getEntriesByName(href).length > 0,
      ),
    );
    await expect(page.locator(SKELETON)).toHaveCount(0);
    const preloads = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')].map(({ href, as }) => ({
        href,
        isUsed:
          as === 'fetch' ||
          [...document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>('script[src], link[rel=stylesheet]')].some(
            (tag) => ('src' in tag ? tag.src : tag.href) === href,
          ),
        // A read that does not use the preload would be requested twice.
        requests: performance.getEntriesByName(href).length,
      })),
    );
    expect(preloads.length, path).toBeGreaterThan(3);
    for (const preload of preloads) expect(preload, path).toMatchObject({ isUsed: true, requests: 1 });
  }
});
