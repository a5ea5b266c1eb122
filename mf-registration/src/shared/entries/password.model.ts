import { password, required } from '@paddock/forms/rules';
import { pipe, string } from 'valibot';

/** A new password, twice (core §5). */
export const passwordEntries = {
  password: pipe(string(), required(), password()),
  passwordConfirmation: pipe(string(), required()),
};

export const noPassword = { password: '', passwordConfirmation: '' };
