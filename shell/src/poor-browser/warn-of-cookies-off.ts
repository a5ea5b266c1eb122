import { useAlerts } from '@paddock/host';
import { keepsCookies } from '@paddock/host/shell';
import type { TFunction } from 'i18next';

/** Says at once what does not work without cookies, and why, before a login seems to have been forgotten. */
export function warnOfCookiesOff(t: TFunction<'shell'>): void {
  if (keepsCookies()) return;
  const message = globalThis.isSecureContext === false ? t('notEncrypted') : t('cookiesOff');
  useAlerts.getState().add({ type: 'warning', message, timeout: null });
}
