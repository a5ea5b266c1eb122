import type { ApiInput } from '@paddock/api';
import { accepted, adult, calendarDate, confirm, email, length, required } from '@paddock/forms/rules';
import { serverNow } from '@paddock/host';
import { apiDate, registerDate } from '@paddock/i18n';
import { boolean, type InferOutput, object, pipe, string } from 'valibot';

export type Subscription = ApiInput<'subscribeNewsletter'>['body'];

export const SALUTATIONS = ['Frau', 'Herr', 'Divers'] as const;

/** The payload of second spec §3, with the contract's lengths. */
export const SubscriptionForm = pipe(
  object({
    email: pipe(string(), required(), email(), length(0, 254)),
    emailConfirmation: pipe(string(), required()),
    birthdate: pipe(
      string(),
      required(),
      calendarDate(),
      adult(() => apiDate(serverNow())),
    ),
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
