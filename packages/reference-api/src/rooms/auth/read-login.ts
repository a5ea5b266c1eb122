import type { Call } from '../../server/operation/operation.types.ts';
import { invalid, type Validation } from '../../server/operation/refused.ts';
import type { RefreshAttempt } from './sessions.ts';

/** The two grants of the operation. */
export type Login = { kind: 'password'; name: string; password: string } | ({ kind: 'refresh' } & RefreshAttempt);

const required = (fields: Record<string, unknown>): Validation =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [[name, ['required']]] : [])),
  );

const unwanted = (fields: Record<string, unknown>): Validation =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, ['unknown']]])),
  );

/** @throws Refused 400 for missing fields and fields of the other grant */
export const readLogin = ({ body, header }: Pick<Call<'login'>, 'body' | 'header'>): Login => {
  const { username, email, password, grant_type, refresh_token: token } = body;
  if (grant_type === 'refresh_token') {
    const inHeader = header['refresh-token'];
    const validation: Validation = {
      ...required({ refresh_token: token, 'refresh-token': inHeader }),
      ...unwanted({ username, email, password }),
    };
    if (Object.keys(validation).length > 0 || token === undefined) throw invalid(validation);
    if (inHeader !== token) throw invalid({ 'refresh-token': ['confirm'] });
    return { kind: 'refresh', token, attempt: header['Idempotency-Key'] ?? null };
  }
  const name = username ?? email;
  const validation: Validation = {
    ...(name === undefined ? required({ username, email }) : {}),
    ...(username === undefined ? {} : unwanted({ email })),
    ...required({ password }),
    ...unwanted({ refresh_token: token }),
  };
  if (Object.keys(validation).length > 0 || name === undefined || password === undefined) throw invalid(validation);
  return { kind: 'password', name, password };
};
