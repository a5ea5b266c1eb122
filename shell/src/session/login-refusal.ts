import { ApiError, isApiError } from '@paddock/api';
import { apiDate, formatDate } from '@paddock/i18n';
import type { TFunction } from 'i18next';

/** Login refusals with a text of the shell, which names the next step. */
const WORDED = [
  'invalid_credentials',
  'invalid_passkey',
  'customer_excluded',
  'customer_status_zero',
  'check_registration',
  'login_status_expired',
] as const;

/**
 * A login's failure for its form, in the language of the page. Other codes keep the server's text.
 */
export function sayRefusal(thrown: unknown, t: TFunction<'shell'>): unknown {
  if (!isApiError(thrown)) return thrown;
  const code = WORDED.find((known) => known === thrown.code);
  if (!code) return thrown;
  const until = thrown.extended?.excluded_until;
  const date = typeof until === 'string' ? formatDate(apiDate(Date.parse(until))) : '';
  // An end that is not told yet (D-128) has the server's words, which say when it is.
  if (code === 'customer_excluded' && date === '') return thrown;
  const { kind, status, extended } = thrown;
  return new ApiError({ kind, status, code, extended, message: t(`login.refused.${code}`, { date }) });
}
