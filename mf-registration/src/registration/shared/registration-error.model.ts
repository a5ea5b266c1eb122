import type { ApiError } from '@paddock/api';

type Said = Pick<ApiError, 'code' | 'message'>;

/** Second spec §4: the registration counts as finished. */
export const isAlreadyActivated = ({ code, message }: Said): boolean =>
  code === 'invalid_token' && /(^|\.)customer_already_activated$/.test(message);

/** Second spec §4: the message if it has no spaces, else the code, else `unknown_error`. */
export const errorStateOf = ({ code, message }: Said): string =>
  message.includes(' ') ? (code ?? 'unknown_error') : message;
