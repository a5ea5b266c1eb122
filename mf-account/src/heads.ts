import type { Head, Heads } from '@paddock/host/remote-config';
import { pages } from './pages.ts';

/** The page whose title an alias or a second path shares. */
const TITLES: Readonly<Record<string, string>> = {
  transactionPrintMonth: 'transactionPrint',
  payment: 'paymentResult',
  sofortReturn: 'paymentResult',
  bankCodeAlias: 'bankCode',
  selfExclusionAlias: 'selfExclusion',
};

const hidden = (name: string): Head => ({ title: `${TITLES[name] ?? name}.title`, hidden: true });

/** Search engines must leave out a customer's private pages. */
export const heads: Heads = Object.fromEntries(Object.keys(pages).map((name) => [name, hidden(name)]));
