import { email, length, required } from '@paddock/forms/rules';
import { pipe, string } from 'valibot';

/** An e-mail address with the contract's length, twice (second spec §5). */
export const emailEntries = {
  email: pipe(string(), required(), email(), length(0, 254)),
  emailConfirmation: pipe(string(), required()),
};

export const noEmail = { email: '', emailConfirmation: '' };
