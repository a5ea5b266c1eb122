interface Login {
  email: string;
  password: string;
}

/** Lives as long as the page, and is never stored. */
let known: Partial<Login> = {};

/** Keeps what was typed for the login at the end of the registration. */
export const rememberLogin = (typed: Partial<Login>): void => {
  known = { ...known, ...typed };
};

/** The login, if all of it was typed on this page. It is given once. */
export function takeLogin(): Login | null {
  const { email, password } = known;
  known = {};
  return email !== undefined && password !== undefined ? { email, password } : null;
}
