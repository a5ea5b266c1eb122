import { useSends } from '@paddock/host';
import { createLazyView } from '@paddock/ui/lazy-view';
import { useEffect } from 'react';

/**
 * Nearly no page has it: it comes with the first press. Once an answer is lost, the server may be
 * gone.
 */
const SENDS = createLazyView(async () => (await import('./sends-list.tsx')).SendsList);

/**
 * What the customer sent and whose answer was lost, until they know what became of it. It is the
 * shell's, so that it is there while the remote that sent it is broken or rolled back (betting §2).
 */
export function SendsNotice() {
  const all = useSends();
  const sends = all.filter(({ wasUnknown }) => wasUnknown);
  const state = SENDS.useView();
  useEffect(() => {
    if (all.length > 0) SENDS.load();
  }, [all.length, sends.length]);
  return <div role="status">{sends.length > 0 && state.status === 'ready' && <state.View sends={sends} />}</div>;
}
