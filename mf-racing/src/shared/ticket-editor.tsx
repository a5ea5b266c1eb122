import type { Race } from '@paddock/api';
import { fitDraft, priceOf, type SlipTicket, type TicketDraft } from '@paddock/betslip';
import { Form, useWatch } from '@paddock/forms';
import { type WagerType, type Weights, wagerTypesOn } from '@paddock/wagers';
import { memo, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nullable, number, object } from 'valibot';
import { betHorsesOf } from './betting/bet-horses.model.ts';
import { isOwnProblem } from './betting/own-problem.model.ts';
import { touchedTickets } from './betting/touched-tickets.ts';
import type { LiveNow } from './betting/use-now.ts';
import { useStakeShares } from './betting/use-stake-shares.ts';
import { weightsOf } from './betting/weights-of.model.ts';
import type { TicketField } from './ticket-field.model.ts';
import { TicketForm, type TicketFormProps } from './ticket-form/ticket-form.tsx';
import { TicketPriceFacts } from './ticket-form/ticket-price-facts.tsx';
import { TicketPriceLine } from './ticket-form/ticket-price-line.tsx';

const Schema = object({ stake: nullable(number()) });

interface TicketEditorProps {
  /** A ticket of the slip, or one that is about to be added. */
  ticket: SlipTicket;
  live: LiveNow;
  onChange: (part: { draft: TicketDraft; stake: number | null }) => void;
}

/**
 * The grid, the options and the stake of a ticket on known races. Each change is stored at once.
 * Renders again only for another ticket, its races or `onChange`.
 */
export const TicketEditor = memo(function TicketEditor({ ticket, live, onChange }: TicketEditorProps) {
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
      // The form sends nothing: each change is stored at once.
      onSubmit={() => {}}
    >
      <Editor ticket={ticket} type={type} live={live} onChange={onChange} />
    </Form>
  );
});

const fieldOf = (race: Race, label: string, short: string): TicketField => ({
  label,
  short,
  horses: betHorsesOf(race).map(({ startNr, name, runs }) => ({ startNr, name, runs })),
});

/**
 * The horses of each race. The same array as long as they are the same, so that new odds do not
 * render the grid again.
 */
function useFields({ races }: SlipTicket, live: LiveNow): readonly TicketField[] {
  const { t } = useTranslation('mf-racing');
  const known = races.flatMap(({ id }) => live.races.get(id) ?? []);
  const key = known.map(({ id, runners }) => [id, ...runners.map(({ startNr, status }) => startNr + (status ?? ''))]);
  const tracks = new Set(known.map(({ trackName }) => trackName));
  return useMemo(
    () =>
      known.map((race) => {
        const { number, trackName: track } = race;
        if (known.length === 1) return fieldOf(race, '', '');
        return tracks.size > 1
          ? fieldOf(race, t('slip.race', { track, number }), t('slip.legOf', { track: track.slice(0, 3), number }))
          : fieldOf(race, t('slip.leg', { number }), t('slip.legShort', { number }));
      }),
    [key.join(), t],
  );
}

/**
 * The probability weights of the horses: the shares in the stakes on the pool, or else by the odds.
 * The same array as long as no share changes by a percent: odds change often.
 */
function useWeights({ races, pool }: SlipTicket, live: LiveNow): Pick<TicketFormProps, 'weights' | 'weightsAre'> {
  const ofPool = useStakeShares(live.races.get(races[0].id), pool);
  const weights = ofPool ?? races.map(({ id }) => weightsOf(live.races.get(id) ?? { runners: [] }));
  return {
    weights: useMemo(() => weights, [weights.flatMap(percentsOf).join()]),
    weightsAre: ofPool ? 'stakes' : 'odds',
  };
}

const percentsOf = (weights: Weights): number[] => {
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  return [...weights].flatMap(([startNr, weight]) => [startNr, Math.round((weight / total) * 100)]);
};

function Editor({ ticket, type, live, onChange }: TicketEditorProps & { type: WagerType }) {
  const [chosen, setChosen] = useState(ticket.draft);
  const stake = useWatch<{ stake: number | null }, 'stake'>({ name: 'stake' });
  const draft = useMemo(() => fitDraft(chosen, type), [chosen, type]);
  const keep = (next: TicketDraft, amount: number | null) => {
    const part = { draft: fitDraft(next, type), stake: amount };
    touchedTickets.set(ticket.id, { ...ticket, ...part });
    onChange(part);
  };
  useEffect(() => {
    if (stake !== ticket.stake) keep(chosen, stake);
  }, [stake]);
  const fields = useFields(ticket, live);
  const weights = useWeights(ticket, live);
  const { priced, problems } = priceOf({ ...ticket, draft, stake }, live.now);
  const refusals = problems.filter((problem) => !isOwnProblem(problem));
  return (
    <>
      <TicketForm
        type={type}
        draft={draft}
        fields={fields}
        refusals={refusals}
        {...weights}
        onChange={(next) => {
          setChosen(next);
          keep(next, stake);
        }}
      />
      <TicketPriceLine priced={priced} />
      {priced && <TicketPriceFacts priced={priced} flexi={draft.flexi} />}
    </>
  );
}
