import { LazyPart } from '@paddock/pages';
import { createLazyView } from '@paddock/ui/lazy-view';

const lastBetsView = createLazyView(async () => (await import('./last-bets.tsx')).LastBets);

/** The slot `account.lastBets` of the shell's quick account. */
export const LastBetsSlot = () => <LazyPart part={lastBetsView} props={{}} height="0" />;
