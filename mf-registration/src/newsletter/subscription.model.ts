import type { ApiInput } from '@paddock/api';
import { accepted, confirm, length } from '@paddock/forms/rules';
import { registerDate } from '@paddock/i18n';
import { boolean, type InferOutput, object, pipe, string } from 'valibot';
import { birthdateEntries } from '../shared/entries/birthdate.model.ts';
import { emailEntries } from '../shared/entries/email.model.ts';

export type Subscription = ApiInput<'subscribeNewsletter'>['body'];

export const SALUTATIONS = ['Frau', 'Herr', 'Divers'] as const;

/** The payload of second spec §3, with the contract's lengths. */
export const SubscriptionForm = pipe(
  object({
    ...emailEntries,
    ...birthdateEntries,
    salutation: string(),
    firstname: pipe(string(), length(0, 60)),
    lastname: pipe(string(), length(0, 60)),
    consent: pipe(boolean(), accepted()),
  }),
  confirm('email', 'emailConfirmation'),
);

type Values = InferOutput<typeof SubscriptionForm>;

/** The body of the call: without empty fields, and with the consent text that was on screen. */
export const subscriptionOf = (values: Values, consentText: string): Subscription => {
  const { email, emailConfirmation, birthdate, salutation, firstname, lastname } = values;
  const chosen = SALUTATIONS.find((each) => each === salutation);
  return {
    email,
    emailConfirmation,
    birthdate: registerDate(birthdate),
    consent: true,
    consentText,
    ...(chosen && { salutation: chosen }),
    ...(firstname && { firstname }),
    ...(lastname && { lastname }),
  };
};
