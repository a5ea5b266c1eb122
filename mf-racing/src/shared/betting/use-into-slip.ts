import { useAlerts, usePanels, usePanelViewer } from '@paddock/host';
import { useTranslation } from 'react-i18next';
import { usePoolName } from '../use-pool-name.ts';

/** The result of a press that puts something into the slip. */
export type IntoSlip = 'added' | 'changed' | 'removed' | 'not-sold' | 'not-drawn' | 'full';

let before: Promise<unknown> = Promise.resolve();

/** Runs presses one after another: each sees the result of the previous one. */
function inTurn(put: () => Promise<IntoSlip>): Promise<IntoSlip> {
  const next = before.then(put);
  before = next.catch(() => {});
  return next;
}

/** Puts a ticket on a pool into the slip and opens it, or explains why that was not possible. */
export function useIntoSlip(): (pool: string, put: () => Promise<IntoSlip>) => Promise<void> {
  const { t } = useTranslation('mf-racing');
  const poolName = usePoolName();
  const { smallScreen } = usePanelViewer();
  return async (pool, put) => {
    const { add } = useAlerts.getState();
    try {
      const result = await inTurn(put);
      if (result === 'not-sold') add({ type: 'warning', message: t('odds.notSold', { pool: poolName(pool) }) });
      if (result === 'not-drawn') add({ type: 'warning', message: t('odds.notDrawn', { pool: poolName(pool) }) });
      if (result === 'full') add({ type: 'warning', message: t('odds.full') });
      // On a phone, the slip would cover the page; its bar shows the content instead.
      if (result === 'added' && !smallScreen) usePanels.getState().show('betslip');
    } catch {
      add({ type: 'error', message: t('odds.notTicked') });
    }
  };
}
