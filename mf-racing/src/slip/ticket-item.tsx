import { priceOf, type SlipTicket, type TicketProblem, ticketStateOf } from '@paddock/betslip';
import { dismissSend, type Send, useLocale } from '@paddock/host';
import { formatMoney } from '@paddock/i18n';
import { Button } from '@paddock/ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeSlip } from '../shared/betting/slip.store.ts';
import type { LiveNow } from '../shared/betting/use-now.ts';
import { OffCountdown } from '../shared/races/off-countdown.tsx';
import { BetRefusalText } from '../shared/refusal/bet-refusal-text.tsx';
import { betRefusalOf } from '../shared/refusal/refusal-of.model.ts';
import { TicketEditor } from '../shared/ticket-editor.tsx';
import { usePoolName } from '../shared/use-pool-name.ts';
import styles from './slip.module.css';
import { TicketChanges } from './ticket-changes.tsx';
import { useTicketWords } from './use-ticket-words.ts';

interface TicketItemProps {
  ticket: SlipTicket;
  live: LiveNow;
  /** Its last send. */
  send: Send | undefined;
  onRemove: () => void;
}

/** One ticket of the slip: what it is, what it costs, and what it still needs. */
export function TicketItem({ ticket, live, send, onRemove }: TicketItemProps) {
  const { t } = useTranslation('mf-racing');
  const locale = useLocale();
  const poolName = usePoolName();
  const { raceOf, horsesOf, lineOf } = useTicketWords();
  const [isOpen, setOpen] = useState(false);
  const { now, refusals } = live;
  const price = priceOf(ticket, now);
  const state = ticketStateOf(ticket, now, send ? { state: send.state.status } : null);
  const isUnderWay = state === 'sending' || state === 'unknown';
  const refusal = price.key === null ? undefined : refusals.get(price.key);
  const [first] = ticket.races;
  return (
    <li className={styles.ticket} data-state={state}>
      <div className={styles.head}>
        <strong>{poolName(ticket.pool)}</strong>
        <span>
          {raceOf(ticket)} · <OffCountdown postTime={live.races.get(first.id)?.postTime ?? first.off} />
        </span>
      </div>
      <p className={styles.horses}>{horsesOf(ticket, live)}</p>
      <Price ticket={ticket} live={live} />
      <Problems problems={price.problems} pool={ticket.pool} />
      {refusal && state !== 'closed' && !isUnderWay && <BetRefusalText refusal={betRefusalOf(refusal)} />}
      <TicketChanges ticket={ticket} live={live} />
      {(state === 'sending' || state === 'unknown' || state === 'void') && (
        <p role="status" className={styles.state}>
          {t(`slip.state.${state}`)}
        </p>
      )}
      {send?.state.status === 'refused' && (
        <BetRefusalText refusal={betRefusalOf(send.state.refusal)} onAgain={() => void dismissSend(send.key)} />
      )}
      {isOpen && !isUnderWay && (
        <TicketEditor
          ticket={ticket}
          live={live}
          onChange={(part) => void changeSlip({ kind: 'change', id: ticket.id, ...part })}
        />
      )}
      <div className={styles.actions}>
        {state === 'void' && send && (
          <Button size="small" onClick={() => void dismissSend(send.key)}>
            {t('slip.again')}
          </Button>
        )}
        {!isUnderWay && (
          <>
            <Button
              size="small"
              variant="quiet"
              aria-expanded={isOpen}
              aria-label={`${t(isOpen ? 'slip.changed' : 'slip.change')}: ${lineOf(ticket, live)}`}
              onClick={() => setOpen(!isOpen)}
            >
              {t(isOpen ? 'slip.changed' : 'slip.change')}
            </Button>
            <Button
              size="small"
              variant="quiet"
              aria-label={`${t('slip.remove')}: ${lineOf(ticket, live)}`}
              onClick={onRemove}
            >
              {t('slip.remove')}
            </Button>
          </>
        )}
        <strong className={styles.amount}>
          {price.price === null ? t('slip.noPrice') : formatMoney(price.price, locale)}
        </strong>
      </div>
    </li>
  );
}

/** Combinations × stake; both figures where engine and server differ. */
function Price({ ticket, live }: Pick<TicketItemProps, 'ticket' | 'live'>) {
  const { t } = useTranslation('mf-racing');
  const locale = useLocale();
  const { priced, price } = priceOf(ticket, live.now);
  if (!priced) return null;
  const combinations = t('ticket.combinations', { count: priced.combinations, formatted: String(priced.combinations) });
  return (
    <p className={styles.sum}>
      {t('slip.combinations', { combinations, stake: formatMoney(priced.lineStake, locale) })}
      {price !== priced.price && <> {t('slip.engine', { amount: formatMoney(priced.price, locale) })}</>}
    </p>
  );
}

const OWN_PROBLEMS = [
  'race-unknown',
  'race-over',
  'pool-closed',
  'pool-not-sold',
  'wager-not-sold',
  'no-odds',
  'not-filled',
  'no-stake',
] as const;
type OwnProblem = Extract<TicketProblem, { kind: (typeof OWN_PROBLEMS)[number] }>;

const isOwn = (problem: TicketProblem): problem is OwnProblem => OWN_PROBLEMS.some((kind) => kind === problem.kind);

/** What keeps a ticket from being sent. What its grid says in detail is one sentence here. */
function Problems({ problems, pool }: { problems: readonly TicketProblem[]; pool: string }) {
  const { t } = useTranslation('mf-racing');
  const poolName = usePoolName();
  const own = problems.filter(isOwn);
  if (problems.length === 0) return null;
  return (
    <ul className={styles.problems}>
      {own.map((problem) => (
        <li key={problem.kind}>
          {t(`slip.problem.${problem.kind}`, {
            pool: poolName('pool' in problem ? problem.pool : pool),
            numbers: 'startNrs' in problem ? problem.startNrs.join(', ') : '',
          })}
        </li>
      ))}
      {own.length === 0 && <li>{t('slip.incomplete')}</li>}
    </ul>
  );
}
