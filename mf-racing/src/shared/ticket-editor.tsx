import type { Race } from '@paddock/api';
import { fitDraft, priceOf, type SlipTicket, type TicketDraft } from '@paddock/betslip';
import { Form, useWatch } from '@paddock/forms';
import type { Pricing, Refusal, WagerType } from '@paddock/wagers';
import { wagerTypesOn } from '@paddock/wagers';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nullable, number, object } from 'valibot';
import { touchedTickets } from './slip/touched-tickets.ts';
import { TicketForm } from './ticket-form/ticket-form.tsx';
import { TicketPriceLine } from './ticket-form/ticket-price-line.tsx';
import type { TicketField } from './ticket-field.model.ts';
import type { LiveNow } from './use-now.ts';

const Schema = object({ stake: nullable(number()) });

interface TicketEditorProps {
  /** Of the slip, or about to be added to it. */
  ticket: SlipTicket;
  live: LiveNow;
  onChange: (part: { draft: TicketDraft; stake: number | null }) => void;
}

/** The grid, the options and the stake of a ticket on known races. Each change is kept at once. */
export function TicketEditor({ ticket, live, onChange }: TicketEditorProps) {
  const { t } = useTranslation('mf-racing');
  const first = live.races.get(ticket.races[0].id);
  const type =
    first && wagerTypesOn(live.now.wagerTypes, first.date, first.country).find(({ id }) => id === ticket.wager);
  if (!type) return null;
  return (
    <Form
      schema={Schema}
      defaultValues={{ stake: ticket.stake }}
      label={t('ticket.horses')}
      mark="required"
      // It sends nothing: each change is kept at once.
      onSubmit={() => {}}
    >
      <Editor ticket={ticket} type={type} live={live} onChange={onChange} />
    </Form>
  );
}

const fieldOf = (race: Race, label: string): TicketField => ({
  label,
  horses: race.runners.map(({ startNr, horse, status }) => ({ startNr, name: horse.name, runs: status === null })),
});

function Editor({ ticket, type, live, onChange }: TicketEditorProps & { type: WagerType }) {
  const { t } = useTranslation('mf-racing');
  const [chosen, setChosen] = useState(ticket.draft);
  const stake = useWatch<{ stake: number | null }, 'stake'>({ name: 'stake' });
  const draft = useMemo(() => fitDraft(chosen, type), [chosen, type]);
  const keep = (next: TicketDraft, amount: number | null) => {
    touchedTickets.add(ticket.id);
    onChange({ draft: fitDraft(next, type), stake: amount });
  };
  useEffect(() => {
    if (stake !== ticket.stake) keep(chosen, stake);
    // biome-ignore lint/correctness/useExhaustiveDependencies: a typed stake alone is a change here
  }, [stake]);
  const fields = useMemo(
    () =>
      ticket.races.flatMap(({ id }) => {
        const race = live.races.get(id);
        return race ? [fieldOf(race, ticket.races.length > 1 ? t('ticket.legLabel', { number: race.number }) : '')] : [];
      }),
    [ticket.races, live.races, t],
  );
  const { priced, problems } = priceOf({ ...ticket, draft, stake }, live.now);
  const refusals = problems.filter((problem): problem is Refusal => !OWN.has(problem.kind));
  const pricing: Pricing = priced ?? { kind: 'refused', refusals: refusals as [Refusal, ...Refusal[]] };
  return (
    <>
      <TicketForm
        type={type}
        draft={draft}
        fields={fields}
        refusals={refusals}
        onChange={(next) => {
          setChosen(next);
          keep(next, stake);
        }}
      />
      <TicketPriceLine pricing={pricing} />
    </>
  );
}

/** Problems that are not the grid's. */
const OWN: ReadonlySet<string> = new Set([
  'no-stake',
  'race-unknown',
  'race-over',
  'pool-closed',
  'pool-not-sold',
  'wager-not-sold',
  'no-odds',
  'not-filled',
]);
