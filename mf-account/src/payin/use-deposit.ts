import type { ServerRefusal } from '@paddock/pages/refusal';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { goTo } from './go-to.ts';
import { startDeposit } from './start-deposit.ts';

/**
 * Starts a deposit and leads to the provider's page, in this tab: the return is a new page load.
 */
export function useDeposit(subject: string) {
  const { t } = useTranslation('mf-account');
  const [refusal, setRefusal] = useState<ServerRefusal | null>(null);
  const [isVoid, setVoid] = useState(false);
  const [leadsTo, setLeadsTo] = useState<string | null>(null);
  useEffect(() => {
    // Back from the provider, the browser may restore this page as it was left.
    const restore = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setLeadsTo(null);
    };
    addEventListener('pageshow', restore);
    return () => removeEventListener('pageshow', restore);
  }, []);
  const start = async (deposit: { paymentTypeId: number; amount: number }): Promise<void> => {
    setRefusal(null);
    setVoid(false);
    const { state, payment } = await startDeposit({ subject, ...deposit, line: t('payin.title') });
    if (state.status === 'refused') setRefusal(state.refusal);
    setVoid(state.status === 'void');
    if (payment?.redirectUrl) {
      setLeadsTo(payment.redirectUrl);
      goTo(payment.redirectUrl);
    }
  };
  return {
    /** Why the last press made no deposit. */
    refusal,
    /** The last press did not arrive, and nothing was made. */
    isVoid,
    /** The provider's page that the browser is loading. */
    leadsTo,
    start,
  };
}
