import type { Pages } from '@paddock/host/remote-config';

/** Everything under `/user` (core §2), in the shell's frame of the account's pages. `*` matches `/user` itself too. */
export const pages = {
  account: { path: '/user/*', page: () => import('./account/account.route.tsx'), layout: 'user' },
  /** A payment provider leads back to it. */
  sofortReturn: { path: '/extern/sofort/return', leadsTo: '/payment/success/sofort' },
} as const satisfies Pages;
