import type { Pages } from '@paddock/host/remote-config';

/**
 * Everything under `/user` (core §2), in the shell's account layout. `*` also matches `/user`
 * itself.
 */
export const pages = {
  account: { path: '/user/*', page: () => import('./account/account.route.tsx'), layout: 'user' },
  /** A payment provider redirects to it. */
  sofortReturn: { path: '/extern/sofort/return', leadsTo: '/payment/success/sofort' },
} as const satisfies Pages;
