import { LazyPart } from '@paddock/pages';
import { createLazyView } from '@paddock/ui/lazy-view';

const slipView = createLazyView(async () => (await import('./slip.tsx')).SlipInPanel);

/** The header panel of the betting slip. */
export const SlipPanel = () => <LazyPart part={slipView} props={{}} height="20rem" />;
