import { adult, calendarDate, email, length, required, ruleMessage } from '@paddock/forms/rules';
import { serverNow } from '@paddock/host';
import { apiDate } from '@paddock/i18n';
import { pipe, regex, string } from 'valibot';

/** A user name, as defined in the contract. */
const USERNAME = /^$|^[A-Za-z0-9][A-Za-z0-9._-]*$/;

/** The first fields of a registration. `emailConfirmation` repeats `email` (second spec §5). */
export const loginEntries = {
  username: pipe(string(), required(), length(3, 20), regex(USERNAME, ruleMessage('matches'))),
  email: pipe(string(), required(), email(), length(0, 254)),
  emailConfirmation: pipe(string(), required()),
  birthdate: pipe(
    string(),
    required(),
    calendarDate(),
    adult(() => apiDate(serverNow())),
  ),
};

export const noLogin = { username: '', email: '', emailConfirmation: '', birthdate: '' };
