import { Skeleton } from '@paddock/ui/skeleton';
import { SlowNotice } from '../frame/slow-notice.tsx';

/** While the first page of a visit loads. As high as the window: the footer comes with the page, and is not pushed away by it. */
export function PagePending() {
  return (
    <>
      <SlowNotice />
      <Skeleton height="100dvh" />
    </>
  );
}
