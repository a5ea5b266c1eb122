import { useAlerts } from '@paddock/host';
import { keepsCookies } from '@paddock/host/shell';
import type { TFunction } from 'i18next';

/** Warns a customer whose browser stores no cookies, and explains why, before a login gets lost. */
export function warnOfCookiesOff(t: TFunction<'shell'>): void {
  if (keepsCookies()) return;
  const message = globalThis.isSecureContext === false ? t('notEncrypted') : t('cookiesOff');
  useAlerts.getState().add({ type: 'warning', message, timeout: null });
}
