import { keepsCookies, useAlerts } from '@paddock/host';
import type { TFunction } from 'i18next';

/** Says at once what does not work without cookies, before a login seems to have been forgotten. */
export function warnOfCookiesOff(t: TFunction<'shell'>): void {
  if (!keepsCookies()) useAlerts.getState().add({ type: 'warning', message: t('cookiesOff'), timeout: null });
}
