import { logOut } from '@paddock/host';
import { adoptTokens } from '@paddock/host/shell';
import { exampleOf } from '@paddock/testing';

/**
 * What `GET me` answers for a customer of these properties, as the API writes them: `{
 * customerstatus_id: 9 }`.
 */
export const customerAnswer = (properties: object = {}): object => {
  const example = exampleOf('me') as { data: object };
  return { ...example, data: { ...example.data, ...properties } };
};

/** A customer is logged in, as after a login. */
export function becomeCustomer(): void {
  void adoptTokens({ bearerToken: `e30.${btoa(JSON.stringify({ sub: '1' }))}.`, refreshToken: 'r' });
}

/** Nobody is logged in. */
export function becomeVisitor(): void {
  void logOut({ force: true });
}
