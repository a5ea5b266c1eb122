import { RefusalBox, type ServerRefusal, useRefusalWords, WayOnButton } from '@paddock/pages/refusal';
import { wayOn } from './way-on.model.ts';

/** Why a call was refused, and the next step. */
export function RefusalText({ refusal }: { refusal: ServerRefusal }) {
  const words = useRefusalWords();
  const way = wayOn(refusal);
  return <RefusalBox text={words(refusal)}>{way && <WayOnButton way={way} />}</RefusalBox>;
}
