import { logOut } from '@paddock/host';
import { adoptTokens } from '@paddock/host/shell';

/** Logs a customer in. */
export function becomeCustomer(): void {
  void adoptTokens({ bearerToken: `e30.${btoa(JSON.stringify({ sub: '1' }))}.`, refreshToken: 'r' });
}

/** Logs the customer out. */
export function becomeVisitor(): void {
  void logOut({ force: true });
}
