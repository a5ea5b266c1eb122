import { provideShellServices } from '@paddock/host/shell';
import { accepted, customer, fakeApi, logInForTest, NOW, showPiece } from '@paddock/testing';
import { onTestFinished, vi } from 'vitest';
import remote from '../remote.ts';
import { useMessengerSession } from '../shared/use-messenger-session.ts';
import { unread } from './fixtures.ts';

const { ticker: Panel } = remote.panels;
const start = useMessengerSession.getInitialState();

const LINKS = {
  race: '/race/:id',
  races: '/races',
  bets: '/user/bets',
  myTeamBets: '/user/teamwette',
  transactions: '/user/transactions',
  paymentResult: '/user/payment-result',
  vouchers: '/user/vouchers',
  limits: '/user/limits',
  personalData: '/user/data',
};

export const MESSAGES = '/api/v1/customer/me/messages';
export const UNREAD = `${MESSAGES}/unread`;
export const READ = `PUT ${MESSAGES}/read`;
export const BOOKMARKS = '/api/v1/customer/me/bookmarks';
export const TICKER = '/api/v1/liveticker';

/** A page of a list, as the API gives it. */
export const page = (items: object[], currentPage = 1) =>
  accepted(items, { count: items.length, total: items.length, perPage: 10, currentPage, totalPages: 1, links: {} });

/** Starts fake timers and a fresh messenger. */
export function startMessenger(): void {
  vi.useFakeTimers({ now: new Date(NOW), shouldAdvanceTime: true });
  useMessengerSession.setState(start, true);
  onTestFinished(provideShellServices({ links: () => LINKS }));
}

/** Shows a tab of the panel to a customer. */
export async function showForCustomer(
  lastActiveTab: ReturnType<typeof useMessengerSession.getState>['lastActiveTab'],
  answers: Parameters<typeof fakeApi>[0],
  locale: 'de' | 'en' = 'de',
) {
  const faked = fakeApi({
    '/api/v1/customer/me': customer(),
    [`${TICKER}/index`]: [],
    [UNREAD]: unread(),
    [READ]: unread({ count: 0, read_id: 41 }),
    ...answers,
  });
  await logInForTest();
  useMessengerSession.setState({ lastActiveTab });
  return { ...faked, ...(await showPiece('mf-messenger', remote, <Panel />, { locale })) };
}
