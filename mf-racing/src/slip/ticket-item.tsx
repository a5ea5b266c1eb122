import { mostPaid, priceOf, type SlipTicket, type TicketProblem, ticketStateOf } from '@paddock/betslip';
import { dismissSend, type Send, useLocale } from '@paddock/host';
import { formatMoney } from '@paddock/i18n';
import { Button } from '@paddock/ui/button';
import type { Ticket } from '@paddock/wagers';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTicketOptions } from '../shared/bets/use-ticket-options.ts';
import { isOwnProblem } from '../shared/betting/own-problem.model.ts';
import { changeSlip } from '../shared/betting/slip.store.ts';
import type { LiveNow } from '../shared/betting/use-now.ts';
import { OffCountdown } from '../shared/races/off-countdown.tsx';
import { BetRefusalText } from '../shared/refusal/bet-refusal-text.tsx';
import { betRefusalOf } from '../shared/refusal/refusal-of.model.ts';
import { useReached } from '../shared/refusal/use-reached.ts';
import { TicketEditor } from '../shared/ticket-editor.tsx';
import { usePoolName } from '../shared/use-pool-name.ts';
import styles from './slip.module.css';
import { TicketChanges } from './ticket-changes.tsx';
import { useSlipWords } from './use-slip-words.ts';

export interface RemovedTicket {
  ticket: SlipTicket;
  /** Its index in the slip. */
  at: number;
  /** The ticket in the customer's words: the page forgets the race of a removed ticket. */
  line: string;
}

interface TicketItemProps {
  ticket: SlipTicket;
  /** Its index in the slip. */
  at: number;
  live: LiveNow;
  /** Its last send. */
  send: Send | undefined;
  /** Must be the same function each time, or the ticket renders again. */
  onRemove: (removed: RemovedTicket) => void;
}

/**
 * One ticket of the slip: its horses, its price, and what it still needs. Does not render again for
 * another ticket.
 */
export const TicketItem = memo(function TicketItem({ ticket, at, live, send, onRemove }: TicketItemProps) {
  const { t } = useTranslation('mf-racing');
  const { t: tPages } = useTranslation('pages');
  const locale = useLocale();
  const poolName = usePoolName();
  const { raceOf, horsesOf, lineOf } = useSlipWords();
  const [isOpen, setOpen] = useState(false);
  const { now, refusals } = live;
  const price = priceOf(ticket, now);
  const state = ticketStateOf(ticket, now, send ? { state: send.state.status } : null);
  const isUnderWay = state === 'sending' || state === 'unknown';
  const refusal = price.key === null ? undefined : refusals.get(price.key);
  const [first] = ticket.races;
  const race = live.races.get(first.id);
  const off = race?.postTime ?? first.off;
  const closesAt = race?.pools.find(({ name }) => name === ticket.pool)?.closesAt ?? off;
  return (
    <li className={styles.ticket} data-state={state}>
      <div className={styles.head}>
        <strong>{poolName(ticket.pool)}</strong>
        <span>
          {raceOf(ticket)} · <OffCountdown postTime={off} />
        </span>
        {state !== 'closed' && <Closing until={closesAt} />}
      </div>
      <p className={styles.horses}>{horsesOf(ticket, live)}</p>
      <Options ticket={price.ticket} />
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
          onChange={(part) => changeSlip({ kind: 'change', id: ticket.id, ...part })}
        />
      )}
      <div className={styles.actions}>
        {state === 'void' && send && (
          <Button size="small" onClick={() => void dismissSend(send.key)}>
            {tPages('retry')}
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
              onClick={() => onRemove({ ticket, at, line: lineOf(ticket, live) })}
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
});

/** In the last moments (ms) of its sale, a pool may close before a bet arrives. */
const CLOSING_MS = 10_000;

function Closing({ until }: { until: string }) {
  const { t } = useTranslation('mf-racing');
  const isSoon = useReached(Date.parse(until) - CLOSING_MS);
  return <span role="status">{isSoon && t('slip.closing')}</span>;
}

/** Combinations × stake; both prices if engine and server differ. */
function Price({ ticket, live }: Pick<TicketItemProps, 'ticket' | 'live'>) {
  const { t } = useTranslation('mf-racing');
  const locale = useLocale();
  const { priced, price } = priceOf(ticket, live.now);
  if (!priced) return null;
  const combinations = t('ticket.combinations', { count: priced.combinations, formatted: String(priced.combinations) });
  const most = mostPaid(ticket, live.now);
  const kind = most?.kind === 'agreed' && ticket.races.length > 1 ? 'agreedMultiple' : most?.kind;
  return (
    <>
      <p className={styles.sum}>
        {t('slip.combinations', { combinations, stake: formatMoney(priced.lineStake, locale) })}
        {price !== priced.price && <> {t('slip.engine', { amount: formatMoney(priced.price, locale) })}</>}
      </p>
      {most && kind && (
        <p className={styles.sum}>{t(`slip.return.${kind}`, { amount: formatMoney(most.amount, locale) })}</p>
      )}
    </>
  );
}

/** The ticket's options besides its horses: all orders, flexi, reserves. */
function Options({ ticket }: { ticket: Ticket | null }) {
  const optionWords = useTicketOptions();
  const words = ticket ? optionWords(ticket) : [];
  return words.length > 0 && <p className={styles.sum}>{words.join(' · ')}</p>;
}

/**
 * The problems that keep a ticket from being sent. The details in its grid are one sentence here.
 */
function Problems({ problems, pool }: { problems: readonly TicketProblem[]; pool: string }) {
  const { t } = useTranslation('mf-racing');
  const poolName = usePoolName();
  const own = problems.filter(isOwnProblem);
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
