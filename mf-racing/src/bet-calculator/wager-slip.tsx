import type { Race } from '@paddock/api';
import { fitDraft, type TicketDraft, ticketOf } from '@paddock/betslip';
import { useWatch } from '@paddock/forms';
import { useUnsavedWork } from '@paddock/host';
import { priceTicket, type Refusal, type WagerType } from '@paddock/wagers';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { racesOf } from '../shared/ticket-field.model.ts';
import { TicketForm } from '../shared/ticket-form/ticket-form.tsx';
import { TicketPriceLine } from '../shared/ticket-form/ticket-price-line.tsx';
import { fieldsOf, withinField } from './field.model.ts';
import { IntoSlipButton } from './into-slip-button.tsx';
import { Combinations } from './price/combinations.tsx';
import { PossibleReturn } from './price/possible-return.tsx';
import { RunnersField } from './runners-field.tsx';
import type { SlipValues } from './shared/slip.types.ts';
import styles from './wager-slip.module.css';

interface WagerSlipProps {
  type: WagerType;
  /** The draft that the page fills in. */
  start: TicketDraft;
  /** The race that the page fills in. */
  race: Race | null;
}

/** A slip beside its price. Each change is priced at once. */
export function WagerSlip({ type, start, race }: WagerSlipProps) {
  const { t } = useTranslation('mf-racing');
  const [runners, stake] = useWatch<SlipValues, ['runners', 'stake']>({ name: ['runners', 'stake'] });
  const [kept, setKept] = useState(start);
  const [chosen, setChosen] = useState(kept);
  // A ticket takes minutes to fill in, so a new build must wait.
  useUnsavedWork(chosen !== kept);
  const draft = useMemo(() => fitDraft(withinField(chosen, Number(runners)), type), [chosen, runners, type]);
  const fields = useMemo(
    () =>
      fieldsOf(Number(runners), type, (leg) => ({
        label: t('ticket.legLabel', { number: leg }),
        short: t('ticket.legShort', { number: leg }),
      })),
    [runners, type, t],
  );
  const pricing = useMemo(
    () => priceTicket(ticketOf(draft, type, stake ?? 0), type, racesOf(fields)),
    [draft, type, stake, fields],
  );
  const refusals = pricing.kind === 'refused' ? pricing.refusals : [];
  const isOfRunners = ({ kind }: Refusal) => kind === 'too-few-runners' || kind === 'too-many-runners';
  return (
    <div className={styles.columns}>
      <div className={styles.part}>
        <TicketForm
          type={type}
          draft={draft}
          fields={fields}
          refusals={refusals.filter((refusal) => !isOfRunners(refusal))}
          onChange={setChosen}
          head={<RunnersField type={type} refusal={refusals.find(isOfRunners)} />}
        />
      </div>
      <div className={styles.part}>
        <TicketPriceLine priced={pricing.kind === 'priced' ? pricing : null} />
        {pricing.kind === 'priced' && (
          <>
            {race && (
              <IntoSlipButton race={race} type={type} draft={draft} stake={stake} onDone={() => setKept(chosen)} />
            )}
            <PossibleReturn type={type} priced={pricing} />
            <Combinations key={type.id} type={type} priced={pricing} flexi={draft.flexi} />
          </>
        )}
      </div>
    </div>
  );
}
