import type { RemoteModule } from '@paddock/host';
import { currentLocale } from '@paddock/host/shell';
import type { i18n } from 'i18next';

/** Loads a remote's texts in the language of the page and adds them under its name. */
export async function addTexts(i18n: i18n, remote: string, module: RemoteModule): Promise<void> {
  const locale = currentLocale();
  // A build that does not know this platform has no texts.
  const texts = await module.messages[locale]?.();
  if (!texts) return;
  i18n.addResourceBundle(locale, remote, texts.default, true, true);
}
