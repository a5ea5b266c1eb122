import { useCustomer } from '@paddock/host';
import { useTexts } from '@paddock/pages/room-texts';
import { PlayBreak } from './play-break.tsx';
import { TEXTS } from './texts.ts';

/** The break of 24 hours, if the operator offers it. */
export function OfferedBreak() {
  useTexts('mf-account', TEXTS);
  const offered = useCustomer()?.playBreak;
  return offered ? <PlayBreak until={offered.until} /> : null;
}
