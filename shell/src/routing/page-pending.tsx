import { Skeleton } from '@paddock/ui/skeleton';
import { SlowNotice } from '../frame/slow-notice.tsx';

/** While the first page of a visit loads. */
export function PagePending() {
  return (
    <>
      <SlowNotice />
      <Skeleton height="24rem" />
    </>
  );
}
