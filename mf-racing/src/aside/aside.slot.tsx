import { LazyPart } from '@paddock/pages';
import { createLazyView } from '@paddock/ui/lazy-view';

const RACES = createLazyView(async () => (await import('./aside-races.tsx')).AsideRaces);

/** The slot `content.aside` of the shell's content pages. */
export const AsideSlot = () => <LazyPart part={RACES} props={{}} height="19rem" />;
