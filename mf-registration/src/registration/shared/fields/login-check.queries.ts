import { isApiError } from '@paddock/api';
import { validateRegistration } from '@paddock/api/registration';
import { api } from '@paddock/host';
import { registerDate } from '@paddock/i18n';
import { withInlineErrors } from '@paddock/pages';
import { queryOptions } from '@tanstack/react-query';
import { object, safeParse } from 'valibot';
import { loginEntries } from './login.model.ts';

/**
 * The fields that the server checks. It reveals nothing about an e-mail address, so none is sent.
 */
const CHECKED = ['username', 'birthdate'] as const;

export type Checked = (typeof CHECKED)[number];
export type CheckedValues = Record<Checked, string>;

/** The fields that the server refuses. */
export type Refused = readonly Checked[];

/** Until this instant (ms), the server wants no further check. The submit is checked anyway. */
let quietUntil = 0;

const passesHere = (field: Checked, value: string): boolean =>
  safeParse(object({ [field]: loginEntries[field] }), { [field]: value }).success;

async function check(fields: readonly Checked[], { username, birthdate }: CheckedValues): Promise<Refused> {
  if (Date.now() < quietUntil) return [];
  const sent = { username, birthdate: registerDate(birthdate) };
  try {
    const body = Object.fromEntries(fields.map((field) => [field, sent[field]]));
    await api.call(validateRegistration, { body });
    return [];
  } catch (error) {
    if (isApiError(error) && error.validation) return fields.filter((field) => error.validation?.[field]);
    if (isApiError(error) && error.status === 429) quietUntil = Date.now() + (error.retryAfter ?? 60) * 1000;
    return [];
  }
}

/** Asks the server about the fields that are valid here, once for the same values. */
export const loginCheckQuery = (values: CheckedValues) => {
  const fields = CHECKED.filter((field) => passesHere(field, values[field]));
  return withInlineErrors(
    queryOptions({
      queryKey: ['registration-check', fields.map((field) => values[field])] as const,
      queryFn: () => (fields.length === 0 ? [] : check(fields, values)),
      staleTime: 60_000,
    }),
  );
};
