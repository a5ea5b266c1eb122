import { createI18n, createLateTexts } from '@paddock/i18n';
import { expect, test, vi } from 'vitest';

test('[TEXT-3] late texts are loaded once, in the language of the instance', async () => {
  const de = vi.fn(async () => ({ default: { modals: { close: 'Schließen' } } }));
  const en = vi.fn(async () => ({ default: { modals: { close: 'Close' } } }));
  const addTexts = createLateTexts('shell', { de, en });
  const i18n = createI18n({ locale: 'de' });
  i18n.addResourceBundle('de', 'shell', { home: 'Anfang' });
  const added = addTexts(i18n);
  expect(addTexts(i18n)).toBe(added);
  await added;
  expect(de).toHaveBeenCalledOnce();
  expect(en).not.toHaveBeenCalled();
  const t = i18n.getFixedT(null, 'shell') as (key: string) => string;
  expect([t('home'), t('modals.close')]).toEqual(['Anfang', 'Schließen']);
});

test('[TEXT-4] late texts that failed are loaded again', async () => {
  const load = vi
    .fn()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue({ default: { a: 'A' } });
  const addTexts = createLateTexts('shell', { de: load, en: load });
  const i18n = createI18n({ locale: 'de' });
  await expect(addTexts(i18n)).rejects.toThrow('offline');
  await addTexts(i18n);
  expect(i18n.getResource('de', 'shell', 'a')).toBe('A');
});
