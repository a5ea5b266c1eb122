import { useSends } from '@paddock/host';
import { createLazyView } from '@paddock/ui/lazy-view';
import { useEffect } from 'react';

/**
 * Few pages need it: it is loaded at the first press. Once an answer is lost, the server may be
 * gone.
 */
const sendsView = createLazyView(async () => (await import('./sends-list.tsx')).SendsList);

/**
 * The sends whose answer was lost, until the customer has read their outcome. It belongs to the
 * shell, so that it works while the remote that sent them is broken or rolled back (betting §2).
 */
export function SendsNotice() {
  const all = useSends();
  const sends = all.filter(({ wasUnknown }) => wasUnknown);
  const state = sendsView.useView();
  useEffect(() => {
    if (all.length > 0) sendsView.load();
  }, [all.length, sends.length]);
  return <div role="status">{sends.length > 0 && state.status === 'ready' && <state.View sends={sends} />}</div>;
}
