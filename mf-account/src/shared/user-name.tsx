import { useCustomer } from '@paddock/host';

/** Tells a password manager to which account the password of a form belongs. */
export function UserName() {
  const email = useCustomer()?.email ?? '';
  return <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />;
}
