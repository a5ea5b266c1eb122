import type { Pages } from '@paddock/host/remote-config';

const account = () => import('./account/account.route.tsx');

/** A page of the account area, in the shell's account layout. */
const inAccount = <const Path extends `/user${string}`>(path: Path) =>
  ({ path, page: account, layout: 'user' }) as const;

/** The account area (core §2). A path that is not here is no page. */
export const pages = {
  account: inAccount('/user'),
  bets: inAccount('/user/bets'),
  transactions: inAccount('/user/transactions'),
  transactionPrint: inAccount('/user/transaction-print/:date?'),
  loyalty: inAccount('/user/loyalty'),
  wettshop: inAccount('/user/wettshop'),
  payin: inAccount('/user/payin'),
  payout: inAccount('/user/payout'),
  paymentResult: inAccount('/user/payment-result'),
  data: inAccount('/user/data'),
  address: inAccount('/user/data/address'),
  bankCode: inAccount('/user/data/bank-code'),
  postident: inAccount('/user/data/postident'),
  selfExclusion: inAccount('/user/data/self-exclusion'),
  oldSelfExclusion: { path: '/user/self-exclusion', leadsTo: '/user/data/self-exclusion' },
  settings: inAccount('/user/settings'),
  limits: inAccount('/user/limits'),
  betLimit: inAccount('/user/limits/betlimit'),
  notices: inAccount('/user/notices'),
  favorites: inAccount('/user/favorites'),
  vouchers: inAccount('/user/vouchers'),
  teamBets: inAccount('/user/teamwette'),
  pageCard: inAccount('/user/user-page-card'),
  /** A payment provider redirects to it. */
  sofortReturn: { path: '/extern/sofort/return', leadsTo: '/payment/success/sofort' },
} as const satisfies Pages;
