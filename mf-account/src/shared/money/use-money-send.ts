import { newSubject, useSendsAbout } from '@paddock/pages/sends';
import { useEffect, useState } from 'react';
import { readMoneyAgain } from './money.queries.ts';

interface MoneySend {
  /** The subject of the page's next press. After a press that was taken, there is a new one. */
  subject: string;
  /** An answer was lost, or another tab waits for one: a second press could pay twice. */
  isFindingOut: boolean;
  /** The page's own answer was lost: the focused button is gone. */
  isNew: boolean;
}

/** The deposits or withdrawals whose outcome is open. Reads the money again once it is known. */
export function useMoneySend(about: 'payin' | 'payout'): MoneySend {
  const [subject, setSubject] = useState(() => newSubject(about));
  const { mine, isFindingOut } = useSendsAbout(about, subject, readMoneyAgain);
  const isTaken = mine?.state.status === 'taken';
  useEffect(() => {
    if (isTaken) setSubject(newSubject(about));
  }, [about, isTaken]);
  return { subject, isFindingOut, isNew: mine?.state.status === 'unknown' };
}
