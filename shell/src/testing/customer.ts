import { logOut } from '@paddock/host';
import { adoptTokens } from '@paddock/host/shell';

/** A customer is logged in, as after a login. */
export function becomeCustomer(): void {
  void adoptTokens({ bearerToken: `e30.${btoa(JSON.stringify({ sub: '1' }))}.`, refreshToken: 'r' });
}

/** Nobody is logged in. */
export function becomeVisitor(): void {
  void logOut({ force: true });
}
