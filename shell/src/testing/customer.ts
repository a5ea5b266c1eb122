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

/** Logs the customer out in another tab, which removes the cookies. */
export function leaveElsewhere(): void {
  for (const name of ['token', 'refresh_token'].flatMap((end) => [`__Host-paddock_${end}`, `paddock_${end}`])) {
    // biome-ignore lint/suspicious/noDocumentCookie: another tab's doing
    document.cookie = `${name}=; Max-Age=0; Path=/; Secure`;
  }
  document.dispatchEvent(new Event('visibilitychange'));
}
