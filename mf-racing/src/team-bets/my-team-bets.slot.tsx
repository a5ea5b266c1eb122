import { LazyPart } from '@paddock/pages';
import { createLazyView } from '@paddock/ui/lazy-view';

const mineView = createLazyView(async () => (await import('./my-team-bets.tsx')).MyTeamBets);

/** The slot `teamBets.mine` of the account. */
export const MyTeamBetsSlot = () => <LazyPart part={mineView} props={{}} height="20rem" />;
