import { links } from '../contract.ts';

/** The app's own link targets. Separate from the table of pages, which imports every page. */
export const paths = {
  overview: '/user',
  bets: links.bets,
  transactions: links.transactions,
  transactionPrint: '/user/transaction-print',
  loyalty: links.loyalty,
  wettshop: links.loyaltyShop,
  wheel: '/page/wheel',
  payin: links.deposit,
  payout: '/user/payout',
  paymentResult: links.paymentResult,
  data: links.personalData,
  address: '/user/data/address',
  bankCode: links.bankCode,
  postident: '/user/data/postident',
  selfExclusion: links.selfExclusion,
  pageCard: '/user/user-page-card',
  selfExclusionDone: '/user/data/self-exclusion/done',
  settings: '/user/settings',
  limits: links.limits,
  betLimit: '/user/limits/betlimit',
  notices: '/user/notices',
  favorites: '/user/favorites',
  vouchers: links.vouchers,
  teamBets: links.myTeamBets,
} as const;
