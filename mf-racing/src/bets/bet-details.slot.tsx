import { LazyPart } from '@paddock/pages';
import { createLazyView } from '@paddock/ui/lazy-view';

const detailsView = createLazyView(async () => (await import('./bet-details.tsx')).BetDetails);

/** The slot `bets.details` of the account's list of bets. */
export const BetDetailsSlot = (props: { betId: number }) => (
  <LazyPart part={detailsView} props={props} height="16rem" />
);
