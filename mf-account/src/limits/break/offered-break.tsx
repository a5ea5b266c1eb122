import { useCustomer } from '@paddock/host';
import { LateTexts } from '@paddock/pages/late-texts';
import { addProtectionTexts } from '../../shared/protection-texts.ts';
import { PlayBreak } from './play-break.tsx';

/** The break of 24 hours, if the operator offers it. */
export function OfferedBreak() {
  const offered = useCustomer()?.playBreak;
  if (!offered) return null;
  return (
    <LateTexts add={addProtectionTexts} height="0">
      <PlayBreak until={offered.until} />
    </LateTexts>
  );
}
