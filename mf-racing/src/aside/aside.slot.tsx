import { LazyPart } from '@paddock/pages';
import { createLazyView } from '@paddock/ui/lazy-view';

const racesView = createLazyView(async () => (await import('./aside-races.tsx')).AsideRaces);

/** The slot `content.aside` of the shell's content pages. */
export const AsideSlot = () => <LazyPart part={racesView} props={{}} height="19rem" />;
