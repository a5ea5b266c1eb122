import { Skeleton } from '@paddock/ui/skeleton';
import { useLayoutEffect } from 'react';
import { SlowNotice } from '../frame/slow-notice.tsx';
import { usePagePending } from './use-page-pending.ts';

/**
 * Shown while the first page of a visit loads. As high as the window, so that the page does not
 * push the footer away.
 */
export function PagePending() {
  useLayoutEffect(() => {
    usePagePending.setState(true, true);
    return () => usePagePending.setState(false, true);
  }, []);
  return (
    <>
      <SlowNotice of="first page" />
      <Skeleton height="100dvh" />
    </>
  );
}
