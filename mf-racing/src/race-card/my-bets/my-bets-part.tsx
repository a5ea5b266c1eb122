import type { Race } from '@paddock/api';
import { LazyPart, useIsLoggedIn } from '@paddock/pages';
import { createLazyView } from '@paddock/ui/lazy-view';

const myBetsView = createLazyView(async () => (await import('./my-bets.tsx')).MyBets);

/** Not for visitors: they have no bets, and do not fetch the code. */
export function MyBetsPart({ race }: { race: Race }) {
  const isCustomer = useIsLoggedIn();
  return isCustomer && <LazyPart part={myBetsView} props={{ race }} height="0" />;
}
