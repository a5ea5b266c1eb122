import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { makeEdge } from '../testing/make-edge.ts';
import { makeServingStore } from '../testing/make-store.ts';
import { FLOOR_NOTICE, FLOOR_SCRIPT } from './browser-floor.model.ts';

const present = () => ({});
const current = () => ({
  AbortSignal: { any: present },
  Promise: { withResolvers: present },
  Map: { groupBy: present },
  URL: { canParse: present },
  HTMLElement: { prototype: { showPopover: present } },
  CSS: { supports: () => true },
});

/**
 * Runs the page's own check in a browser with these globals. Returns whether it shows the notice.
 */
const isShownIn = (globals: object): boolean => {
  const removed: string[] = [];
  const notice = { removeAttribute: (name: string) => removed.push(name) };
  const addEventListener = (_: string, run: () => void) => run();
  runInNewContext(FLOOR_SCRIPT, { ...globals, document: { addEventListener, getElementById: () => notice } });
  return removed.includes('hidden');
};

test('[HTML-25] a browser that has all that the product needs sees no notice', () => {
  expect(isShownIn(current())).toBe(false);
});

test.each([
  ['no AbortSignal at all', { AbortSignal: undefined }],
  ['no AbortSignal.any', { AbortSignal: {} }],
  ['no Promise.withResolvers', { Promise: {} }],
  ['no Map.groupBy', { Map: {} }],
  ['no URL.canParse', { URL: {} }],
  ['no popovers', { HTMLElement: { prototype: {} } }],
  ['no CSS.supports', { CSS: undefined }],
  ['no :has() in its CSS', { CSS: { supports: () => false } }],
])('[HTML-25] a browser that has %s is told that it is too old', (_, lacking) => {
  expect(isShownIn({ ...current(), ...lacking })).toBe(true);
});

test('[HTML-28] the check is written in what old browsers parse', () => {
  expect(FLOOR_SCRIPT).not.toMatch(/=>|`|\b(?:const|let|class|async|of)\b|\?\.|\?\?|catch \{/);
});

test('[HTML-27] the notice is in every page, hidden, in both languages, with the check before the stylesheets under the nonce of the page', async () => {
  const { visit } = await makeEdge({ reader: makeServingStore().store });
  for (const path of ['/', '/en/race/7', '/no/where']) {
    const answer = await visit(path);
    const html = await answer.text();
    const nonce = /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1];
    const shown = html.indexOf('<aside id="browser-floor" hidden>');
    const check = html.indexOf(`<script nonce="${nonce}">${FLOOR_SCRIPT}</script>`);
    expect(shown).toBeGreaterThan(0);
    expect(check).toBeGreaterThan(0);
    expect(check).toBeLessThan(html.indexOf('<link rel="stylesheet"'));
    for (const [lang, text] of Object.entries(FLOOR_NOTICE)) expect(html).toContain(`<p lang="${lang}">${text}</p>`);
  }
});
