import { length, required, ruleMessage } from '@paddock/forms/rules';
import { pipe, regex, string } from 'valibot';
import { birthdateEntries } from '../../../shared/entries/birthdate.model.ts';
import { emailEntries, noEmail } from '../../../shared/entries/email.model.ts';

/** A user name, as defined in the contract. */
const USERNAME = /^$|^[A-Za-z0-9][A-Za-z0-9._-]*$/;

/** The first fields of a registration. */
export const loginEntries = {
  username: pipe(string(), required(), length(3, 20), regex(USERNAME, ruleMessage('matches'))),
  ...emailEntries,
  ...birthdateEntries,
};

export const noLogin = { username: '', ...noEmail, birthdate: '' };
