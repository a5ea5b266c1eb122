import { useSession } from '@paddock/host';

interface Login {
  email: string;
  password: string;
}

/** Lives as long as the page, and is never stored. */
let known: Partial<Login> = {};

// After a login in any tab nothing is left to do with it. It would undo the logout.
useSession.subscribe(() => {
  known = {};
});

/** Keeps the typed values for the login at the end of the registration. */
export const rememberLogin = (typed: Partial<Login>): void => {
  known = { ...known, ...typed };
};

/** The login, if both values were typed on this page. Returned only once. */
export function takeLogin(): Login | null {
  const { email, password } = known;
  known = {};
  return email !== undefined && password !== undefined ? { email, password } : null;
}
