import { expect, test } from 'vitest';
import { heads } from './heads.ts';

/** The texts of a description, the last of them for pages without an answer of the API. */
const lastText = (description: unknown): unknown => (Array.isArray(description) ? description.at(-1) : description);

test('[RACING-13] every listed page has a description, also before the API has answered', () => {
  for (const [page, head] of Object.entries(heads as unknown as Record<string, Record<string, object>>)) {
    if ('hidden' in head) continue;
    const known = Object.entries(head.fields ?? {}).flatMap(([name, field]) =>
      String((field as { of?: unknown }).of).startsWith(':') ? [name] : [],
    );
    const text = JSON.stringify(lastText(head.description) ?? '{{no description}}');
    const unknown = [...text.matchAll(/\{\{(.+?)\}\}/g)].filter(([, name = '']) => !known.includes(name));
    expect(
      unknown.map(([sign]) => sign),
      page,
    ).toEqual([]);
    expect(text, page).not.toContain('"field"');
  }
});
