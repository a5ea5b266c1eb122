import { isApiError } from '@paddock/api';
import { validateRegistration } from '@paddock/api/registration';
import { api } from '@paddock/host';
import { registerDate } from '@paddock/i18n';
import { withInlineErrors } from '@paddock/pages';
import { queryOptions } from '@tanstack/react-query';
import { object, safeParse } from 'valibot';
import { tabRegistration } from '../../../shared/registration-token.ts';
import { loginEntries } from './login.model.ts';

/** The fields that the server checks. It reveals nothing about an e-mail address. */
const CHECKED = ['username', 'birthdate'] as const;

export type Checked = (typeof CHECKED)[number];
/** The e-mail address frees the user name of one's own unfinished registration. */
export type CheckedValues = Record<Checked | 'email', string>;

/** The fields that the server refuses. */
export type Refused = readonly Checked[];

/** Until this instant (ms), the server wants no further check. The submit is checked anyway. */
let quietUntil = 0;

const passesHere = (field: keyof CheckedValues, value: string): boolean =>
  safeParse(object({ [field]: loginEntries[field] }), { [field]: value }).success;

async function check(fields: readonly (keyof CheckedValues)[], values: CheckedValues): Promise<Refused> {
  if (Date.now() < quietUntil) return [];
  const sent = { ...values, birthdate: registerDate(values.birthdate) };
  try {
    const body = Object.fromEntries(fields.map((field) => [field, sent[field]]));
    await api.call(validateRegistration, { body, headers: tabRegistration() });
    return [];
  } catch (error) {
    if (isApiError(error) && error.validation) return CHECKED.filter((field) => error.validation?.[field]);
    if (isApiError(error) && error.status === 429) quietUntil = Date.now() + (error.retryAfter ?? 60) * 1000;
    return [];
  }
}

/** Asks the server about the fields that are valid here, once for the same values. */
export const loginCheckQuery = (values: CheckedValues) => {
  const checked = CHECKED.filter((field) => passesHere(field, values[field]));
  const hasEmail = checked.includes('username') && passesHere('email', values.email);
  const fields = hasEmail ? [...checked, 'email' as const] : checked;
  return withInlineErrors(
    queryOptions({
      queryKey: ['registration-check', fields.map((field) => values[field])] as const,
      queryFn: () => (fields.length === 0 ? [] : check(fields, values)),
      staleTime: 60_000,
    }),
  );
};
