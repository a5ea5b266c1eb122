import { createI18n } from '@paddock/i18n';
import { expect, test, vi } from 'vitest';
import { remotes } from './monolith-remotes.ts';
import { createStaticSource } from './static-source.ts';

test('[ROUTING-30] a prefetch of a development build that fails is not reported', async () => {
  const lost = () => Promise.reject(new Error('lost'));
  const messages = { de: lost, en: lost };
  const load = vi.fn(async () => ({ default: { messages } as never }));
  const config = { name: 'mf-a', messages: { de: '', en: '' } };
  remotes.push({ config, load: lost }, { config: { ...config, name: 'mf-b' }, load });
  const reported = vi.fn();
  process.on('unhandledRejection', reported);
  const source = createStaticSource(createI18n({ locale: 'de' }));
  for (const remote of ['mf-a', 'mf-b', 'mf-c']) source.prefetch(remote);
  await vi.waitFor(() => expect(load).toHaveBeenCalled());
  await new Promise((resolve) => setTimeout(resolve));
  process.off('unhandledRejection', reported);
  expect(reported).not.toHaveBeenCalled();
});
