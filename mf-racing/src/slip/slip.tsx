import { type Slip, sumOf } from '@paddock/betslip';
import { dismissSend, isLoggedIn, type Send, useCustomer, useLocale, useSends } from '@paddock/host';
import { formatMoney } from '@paddock/i18n';
import { LoginButton } from '@paddock/pages/login-button';
import { Button } from '@paddock/ui/button';
import { Skeleton } from '@paddock/ui/skeleton';
import { memo, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { BetReceipt } from '../shared/bets/bet-receipt.tsx';
import { isSent } from '../shared/betting/free-tickets.ts';
import { publishSlip } from '../shared/betting/publish-slip.ts';
import { changeSlip, slipStore, useSlip } from '../shared/betting/slip.store.ts';
import { slipForm } from '../shared/betting/slip-form.ts';
import { useNow } from '../shared/betting/use-now.ts';
import { BettingTexts } from '../shared/betting-texts.tsx';
import { BetRefusalText } from '../shared/refusal/bet-refusal-text.tsx';
import { LugasState } from '../shared/refusal/lugas-state.tsx';
import { RepeatBet } from '../shared/repeat-bet.tsx';
import { Combine } from './combine.tsx';
import { isTaken, offerOf, sendsByTicket } from './ready-bets.model.ts';
import styles from './slip.module.css';
import { SlipLimits } from './slip-limits.tsx';
import { TicketItem } from './ticket-item.tsx';
import { useAcknowledged } from './use-acknowledged.ts';
import { useFocusOnTitle } from './use-focus-on-title.ts';
import { usePlace } from './use-place.ts';
import { usePlaced } from './use-placed.ts';
import { useRemoval } from './use-removal.ts';
import { useSlipWords } from './use-slip-words.ts';
import { useWithoutTaken } from './use-without-taken.ts';

/** The betting slip, with the receipts of what was placed. */
export function SlipInPanel() {
  // A tick shows on the page first: the slip beside it may take a frame longer.
  const slip = useDeferredValue(useSlip());
  useEffect(() => void slipStore.read(), []);
  return <BettingTexts height="20rem">{slip ? <OpenSlip slip={slip} /> : <Skeleton height="20rem" />}</BettingTexts>;
}

function OpenSlip({ slip }: { slip: Slip }) {
  const { t } = useTranslation('mf-racing');
  const sends = useSends('all');
  const byTicket = useMemo(() => sendsByTicket(sends), [sends]);
  const live = useNow(slip.tickets);
  useAcknowledged(slip.tickets, live?.now ?? null);
  useWithoutTaken(slip, sends);
  const { removed, remove, restore } = useRemoval(slip);
  const sum = useMemo(
    () =>
      live &&
      sumOf(slip, live.now, new Map([...byTicket].map(([id, { state }]) => [id, { state: state.status }] as const))),
    [slip, live, byTicket],
  );
  const needsAttention = (sum?.attention ?? 0) > 0;
  const receipts = sends.filter((send) => isTaken(send) && !send.dismissed);
  const { waiting } = usePlaced(receipts.flatMap(({ state }) => (state.status === 'taken' ? [state.id] : [])));
  const sent = slip.tickets.filter((ticket) => isSent(ticket, sends)).length;
  useEffect(() => {
    // At the end of a session the shell keeps what is stored: it must not be overwritten before.
    if (slip !== slipForm.empty) void publishSlip(slip, needsAttention);
  }, [slip, needsAttention, waiting, sent]);
  const refusals = [...byTicket.values()].filter(({ state }) => state.status === 'refused' || state.status === 'void');
  const focus = useFocusOnTitle(slip.tickets.length, refusals.length);
  return (
    <div className={styles.slip} {...focus.inside}>
      <h2 ref={focus.title} tabIndex={-1} className={styles.title}>
        {t('slip.title')}
      </h2>
      <LugasState />

      {receipts.map((send) => (
        <Receipt key={send.key} send={send} />
      ))}
      {!slipStore.isDurable() && <p>{t('slip.notKept')}</p>}
      {slip.tickets.length === 0 && slip.unreadable.length === 0 && receipts.length === 0 && (
        <p>
          {t('slip.empty')} {t('slip.emptyHow')}
        </p>
      )}
      <ul className={styles.tickets}>
        {live &&
          slip.tickets.map((ticket, at) => (
            <TicketItem
              key={ticket.id}
              ticket={ticket}
              at={at}
              live={live}
              send={byTicket.get(ticket.id)}
              onRemove={remove}
            />
          ))}
        {slip.unreadable.map(({ id, text }) => (
          <li key={id} className={styles.ticket}>
            <p>{t('slip.unreadable')}</p>
            <code>{text}</code>
            <Button size="small" variant="quiet" onClick={() => void changeSlip({ kind: 'remove', id })}>
              {t('slip.remove')}
            </Button>
          </li>
        ))}
      </ul>
      {live && <Combine tickets={slip.tickets.filter(({ id }) => !byTicket.has(id))} now={live.now} />}
      <div role="status">
        {removed && (
          <p className={styles.removed}>
            {t('slip.removed', { ticket: removed.line })}{' '}
            <Button size="small" onClick={restore}>
              {t('slip.restore')}
            </Button>
          </p>
        )}
      </div>
      {live && slip.tickets.length > 0 && <PlaceBar slip={slip} live={live} byTicket={byTicket} />}
    </div>
  );
}

const Receipt = ({ send }: { send: Send }) =>
  send.state.status === 'taken' && (
    <BetReceipt
      betId={send.state.id}
      onDone={() => void dismissSend(send.key)}
      more={(bet) => <RepeatBet bet={bet} />}
    />
  );

type Live = NonNullable<ReturnType<typeof useNow>>;

interface PlaceBarProps {
  slip: Slip;
  live: Live;
  byTicket: ReadonlyMap<string, Send>;
}

/** The sum, and the button that places the ready bets, with its amount. */
const PlaceBar = memo(function PlaceBar({ slip, live, byTicket }: PlaceBarProps) {
  const { t } = useTranslation('mf-racing');
  const locale = useLocale();
  const customer = useCustomer();
  const { lineOf } = useSlipWords();
  const { place, isPlacing, last, refusal, forgetRefusal } = usePlace(({ ticket }) => lineOf(ticket, live));
  const { bets, total } = offerOf(slip.tickets, live.now, byTicket);
  const amount = formatMoney(total, locale);
  const result = usePlaced(last?.made ?? []);
  const placeButton = useRef<HTMLButtonElement>(null);
  const tryAgain = () => {
    forgetRefusal();
    // The button of the refusal is gone.
    placeButton.current?.focus();
  };
  return (
    <div className={styles.place}>
      <div role="status">
        {last && last.of > 1 && (
          <p>
            {[
              t('slip.placed', { placed: result.placed, of: last.of }),
              ...(result.waiting > 0 ? [t('slip.waiting', { count: result.waiting })] : []),
            ].join(', ')}
          </p>
        )}
      </div>
      {/* The state under LUGAS is already shown above the tickets. */}
      {refusal && refusal.kind !== 'lugas' && <BetRefusalText refusal={refusal} onAgain={tryAgain} />}
      {customer && customer.balance < total && <BetRefusalText refusal={{ kind: 'balance' }} />}
      {customer && bets.length > 0 && <SlipLimits price={total} />}
      {customer && bets.length > 0 && customer.balance >= total && (
        <p className={styles.balance}>
          {t('slip.balanceAfter', { amount: formatMoney(customer.balance - total, locale) })}
        </p>
      )}
      {isLoggedIn() ? (
        <Button
          ref={placeButton}
          variant="primary"
          pending={isPlacing}
          aria-disabled={bets.length === 0}
          onClick={() => bets.length > 0 && void place(bets)}
        >
          {bets.length === 0 && !isPlacing
            ? t('slip.placeNone')
            : t(isPlacing ? 'slip.placing' : 'slip.place', { amount })}
        </Button>
      ) : (
        <LoginButton variant="primary">{t('slip.logIn')}</LoginButton>
      )}
      <p className={styles.tax}>{t('slip.tax')}</p>
    </div>
  );
});
