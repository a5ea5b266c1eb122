import { confirm } from '@paddock/forms/rules';
import { registerDate } from '@paddock/i18n';
import { type InferOutput, object, pipe } from 'valibot';
import { noPassword, passwordEntries } from '../../shared/entries/password.model.ts';
import { loginEntries, noLogin } from '../shared/fields/login.model.ts';
import { noPerson, personBody, personEntries } from '../shared/fields/person.model.ts';
import { noTerms, termsEntries } from '../shared/fields/terms.model.ts';

/** The form of version 3, with all data at once. */
export const Registration = pipe(
  object({ ...loginEntries, ...passwordEntries, ...personEntries, ...termsEntries }),
  confirm('email', 'emailConfirmation'),
  confirm('password', 'passwordConfirmation'),
);

export const nothing = { ...noLogin, ...noPassword, ...noPerson, ...noTerms };

export type Answers = InferOutput<typeof Registration>;

/** The registration in the call's form: dates as DD-MM-YYYY (core §9). */
export const bodyOf = ({ emailConfirmation: _, termsAndConditions: __, birthdate, ...answers }: Answers) => {
  const { username, email, password, passwordConfirmation, ...person } = answers;
  return {
    username,
    email,
    birthdate: registerDate(birthdate),
    password,
    passwordConfirmation,
    ...personBody(person),
    termsAndConditions: true as const,
  };
};
