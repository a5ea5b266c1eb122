import type { Head, Heads } from '@paddock/host/remote-config';
import { pages } from './pages.ts';

/** The page whose title an alias and a second path share. */
const TITLES: Readonly<Record<string, string>> = {
  transactionPrintMonth: 'transactionPrint',
  payment: 'paymentResult',
  paymentState: 'paymentResult',
  paymentProvider: 'paymentResult',
  sofortReturn: 'paymentResult',
  bankCodeAlias: 'bankCode',
  oldSelfExclusion: 'selfExclusion',
};

const hidden = (name: string): Head => ({ title: `${TITLES[name] ?? name}.title`, hidden: true });

/** Search engines leave out what belongs to one customer. */
export const heads: Heads = Object.fromEntries(Object.keys(pages).map((name) => [name, hidden(name)]));
