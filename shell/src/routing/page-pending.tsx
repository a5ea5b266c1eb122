import { Skeleton } from '@paddock/ui/skeleton';
import { SlowNotice } from '../frame/slow-notice.tsx';

/**
 * Shown while the first page of a visit loads. As high as the window, so that the page does not
 * push the footer away.
 */
export function PagePending() {
  return (
    <>
      <SlowNotice sinceVisit />
      <Skeleton height="100dvh" />
    </>
  );
}
