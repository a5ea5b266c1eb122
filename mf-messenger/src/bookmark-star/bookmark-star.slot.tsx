import { LazyPart, useIsLoggedIn } from '@paddock/pages';
import { createLazyView } from '@paddock/ui/lazy-view';

const starView = createLazyView(async () => (await import('./bookmark-star.tsx')).BookmarkStar);

/** Marks a race; for customers only. */
export function BookmarkStarSlot({ raceId }: { raceId: number }) {
  const isCustomer = useIsLoggedIn();
  return isCustomer && <LazyPart part={starView} props={{ raceId }} height="2.25rem" />;
}
