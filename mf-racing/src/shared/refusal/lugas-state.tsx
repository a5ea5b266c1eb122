import { useLugasBetting } from '@paddock/host';
import { formatTime } from '@paddock/i18n';
import { useTranslation } from 'react-i18next';
import { BetWayOnButton } from './bet-way-on-button.tsx';
import { LugasCountdown } from './lugas-countdown.tsx';
import styles from './lugas-state.module.css';
import type { LugasRefusal } from './refusal-of.model.ts';
import { useActivationRefusal } from './use-activation-refusal.ts';
import { useBetRefusalWords } from './use-bet-refusal-words.ts';
import { useBreakEnd } from './use-break-end.ts';
import { useReached } from './use-reached.ts';
import { wayOn } from './way-on.model.ts';

type Betting = NonNullable<ReturnType<typeof useLugasBetting>>;

/**
 * The customer's state under LUGAS, before any press (betting §6). Empty for visitors, outside
 * LUGAS, and in a session that is not about to end.
 */
export function LugasState() {
  const betting = useLugasBetting();
  return betting && <StateOf betting={betting} />;
}

function StateOf({ betting }: { betting: Betting }) {
  const { t } = useTranslation('mf-racing');
  const words = useBetRefusalWords();
  const refused = useActivationRefusal();
  const isOver = useReached(refused?.until ?? 0);
  const breakEnd = useBreakEnd();
  if (breakEnd !== null) {
    return (
      <div className={styles.state}>
        <p role="status">{words({ kind: 'break', until: breakEnd })}</p>
      </div>
    );
  }
  if (betting.state === 'active') {
    return (
      <div className={styles.state} data-empty={!betting.isExpiringSoon}>
        <p role="status">
          {betting.isExpiringSoon && t('betRefusal.lugas.expiring', { time: formatTime(betting.until) })}
        </p>
      </div>
    );
  }
  const state = betting.state === 'inactive' && refused && !isOver ? refused.refusal : refusalIn(betting);
  const way = state.state === 'unregistered' ? wayOn(state) : null;
  return (
    <div className={styles.state}>
      <p role="status">{words(state)}</p>
      {state.state === 'waiting' && <LugasCountdown until={Date.parse(state.until)} />}
      {way && <BetWayOnButton way={way} />}
    </div>
  );
}

/** The refusal of a bet in this state. */
const refusalIn = (betting: Exclude<Betting, { state: 'active' }>): LugasRefusal =>
  betting.state === 'waiting'
    ? { kind: 'lugas', state: 'waiting', until: new Date(betting.until).toISOString() }
    : { kind: 'lugas', state: betting.state };
