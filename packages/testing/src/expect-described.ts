import type { Heads, Pages } from '@paddock/host/remote-config';
import { expect } from 'vitest';

/** The last of a description's texts: the one for pages without an answer of the API. */
const lastText = (description: unknown): unknown => (Array.isArray(description) ? description.at(-1) : description);

/** Expects each listed page to have a description that needs no answer of the API. */
export function expectDescribed(heads: Heads<Pages>): void {
  for (const [page, head] of Object.entries(heads)) {
    if (!head || head.hidden) continue;
    const ofUrl = Object.entries(head.fields ?? {}).filter(([, field]) =>
      (typeof field === 'string' ? field : field.of).startsWith(':'),
    );
    const known = ofUrl.map(([name]) => name);
    const text = JSON.stringify(lastText(head.description) ?? '{{no description}}');
    const unknown = [...text.matchAll(/\{\{(.+?)\}\}/g)].filter(([, name = '']) => !known.includes(name));
    expect(
      unknown.map(([sign]) => sign),
      page,
    ).toEqual([]);
    expect(text, page).not.toContain('"field"');
  }
}
