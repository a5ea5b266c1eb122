import type { Pages } from '@paddock/host/remote-config';
import { links } from '../contract.ts';
import { paths } from './paths.ts';

const transactionPrint = () => import('./transactions/transaction-print.route.tsx');
const paymentResult = () => import('./payment-result/payment-result.route.tsx');

/** The account area (core §2). A path that is not listed here is no page. */
export const pages = {
  overview: { path: paths.overview, page: () => import('./overview/overview.route.tsx'), layout: 'user' },
  bets: { path: paths.bets, page: () => import('./bets/bets.route.tsx'), layout: 'user' },
  transactions: {
    path: paths.transactions,
    page: () => import('./transactions/transactions.route.tsx'),
    layout: 'user',
  },
  transactionPrintMonth: { path: paths.transactionPrint, page: transactionPrint, layout: 'print' },
  transactionPrint: { path: '/user/transaction-print/:date', page: transactionPrint, layout: 'print' },
  loyalty: { path: paths.loyalty, page: () => import('./loyalty/loyalty.route.tsx'), layout: 'user' },
  wettshop: { path: paths.wettshop, page: () => import('./wettshop/wettshop.route.tsx'), layout: 'user' },
  wheel: { path: paths.wheel, page: () => import('./wheel/wheel.route.tsx') },
  payin: { path: paths.payin, page: () => import('./payin/payin.route.tsx'), layout: 'user' },
  payout: { path: paths.payout, page: () => import('./payout/payout.route.tsx'), layout: 'user' },
  data: { path: paths.data, page: () => import('./data/data.route.tsx'), layout: 'user' },
  address: { path: paths.address, page: () => import('./data/address/address.route.tsx'), layout: 'user' },
  bankCode: { path: paths.bankCode, page: () => import('./data/bank-code/bank-code.route.tsx'), layout: 'user' },
  postident: { path: paths.postident, page: () => import('./data/postident/postident.route.tsx'), layout: 'user' },
  selfExclusion: {
    path: paths.selfExclusion,
    page: () => import('./data/self-exclusion/self-exclusion.route.tsx'),
    layout: 'user',
  },
  /** The customer is logged out by then, so its layout must not ask for a login. */
  selfExclusionDone: {
    path: paths.selfExclusionDone,
    page: () => import('./data/self-exclusion/self-exclusion-done.route.tsx'),
  },
  settings: { path: paths.settings, page: () => import('./settings/settings.route.tsx'), layout: 'user' },
  limits: { path: paths.limits, page: () => import('./limits/limits.route.tsx'), layout: 'user' },
  betLimit: { path: paths.betLimit, page: () => import('./limits/bet-limit/bet-limit.route.tsx'), layout: 'user' },
  notices: { path: paths.notices, page: () => import('./notices/notices.route.tsx'), layout: 'user' },
  favorites: { path: paths.favorites, page: () => import('./favorites/favorites.route.tsx'), layout: 'user' },
  vouchers: { path: paths.vouchers, page: () => import('./vouchers/vouchers.route.tsx'), layout: 'user' },
  teamBets: { path: paths.teamBets, page: () => import('./team-bets/team-bets.route.tsx'), layout: 'user' },
  pageCard: { path: paths.pageCard, page: () => import('./page-card/page-card.route.tsx'), layout: 'user' },

  paymentResult: { path: paths.paymentResult, page: paymentResult, layout: 'empty' },
  /** Payment providers redirect to these (core §4). */
  payment: { path: '/payment/*', page: paymentResult, layout: 'empty' },
  sofortReturn: { path: '/extern/sofort/return', leadsTo: '/payment/success/sofort' },

  // Old addresses and aliases.
  bankCodeAlias: { path: '/bankcode', leadsTo: paths.bankCode },
  selfExclusionAlias: { path: links.selfExclusionAlias, leadsTo: paths.selfExclusion },
} as const satisfies Pages;
