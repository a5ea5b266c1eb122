/** An address that leads to another one; both without locale prefix. */
export interface Redirect {
  from: string;
  to: string;
}

/**
 * Old addresses and other names of pages (core §2, second spec §2). The other names of a remote's page are in that remote's
 * claims, so that its squad can change them; here is what lies in nobody's.
 */
export const redirects: readonly Redirect[] = [
  { from: '/home', to: '/' },
  { from: '/terms', to: '/page/terms' },
  { from: '/bonusprogramm', to: '/page/bonusprogramm' },
  { from: '/register/bank-code', to: '/user/data/bank-code' },
  { from: '/registerv2/bank-code', to: '/user/data/bank-code' },
  { from: '/extern/sofort/return', to: '/payment/success/sofort' },
];
