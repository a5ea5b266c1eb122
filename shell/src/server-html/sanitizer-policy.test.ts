import { expect, test, vi } from 'vitest';

interface Rules {
  createHTML(html: string): string;
  createScriptURL(url: string): string;
}

test('[SAFEHTML-7] the policy of the sanitizer makes HTML for the sanitizer alone, and no script URL for anybody', async () => {
  const createPolicy = vi.fn((_name: string, rules: Rules) => rules);
  vi.stubGlobal('trustedTypes', { createPolicy });
  const { sanitizerPolicy, withPolicy } = await import('./sanitizer-policy.ts');
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['dompurify']);
  const policy = sanitizerPolicy as unknown as Rules;
  expect(() => policy.createHTML('<b>')).toThrow(TypeError);
  expect(withPolicy(() => policy.createHTML('<b>'))).toBe('<b>');
  expect(() =>
    withPolicy(() => {
      throw new Error('no HTML');
    }),
  ).toThrow('no HTML');
  expect(() => policy.createHTML('<b>')).toThrow(TypeError);
  expect(() => withPolicy(() => policy.createScriptURL('/x.js'))).toThrow(TypeError);
});
