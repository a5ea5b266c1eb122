import { LazyPart } from '@paddock/pages';
import { createLazyView } from '@paddock/ui/lazy-view';

const playBreakView = createLazyView(async () => (await import('./break/offered-break.tsx')).OfferedBreak);

/**
 * The slot `account.playBreak`. It is where a customer under stress looks, also outside the
 * account.
 */
export const PlayBreakSlot = () => <LazyPart part={playBreakView} props={{}} height="0" />;
