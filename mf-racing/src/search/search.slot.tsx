import { LazyPart } from '@paddock/pages';
import { createLazyView } from '@paddock/ui/lazy-view';

const resultsView = createLazyView(async () => (await import('./search-results.tsx')).SearchResults);

/** The slot `search.results` of the shell's search. A separate chunk: few visitors search. */
export const SearchSlot = (props: { phrase: string }) => <LazyPart part={resultsView} props={props} height="8rem" />;
