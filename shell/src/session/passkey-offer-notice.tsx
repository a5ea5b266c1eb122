import { createLazyView } from '@paddock/ui/lazy-view';
import { useEffect } from 'react';
import { usePasskeyOffer } from './use-passkey-offer.ts';

/** A chunk, because it is shown after a login at most. */
const offerView = createLazyView(async () => (await import('./passkey-offer.tsx')).PasskeyOffer);

/** Offers a passkey after a login, above the page. */
export function PasskeyOfferNotice() {
  const { isDue } = usePasskeyOffer();
  const state = offerView.useView();
  useEffect(() => {
    if (isDue) offerView.load();
  }, [isDue]);
  return isDue && state.status === 'ready' ? <state.View /> : null;
}
