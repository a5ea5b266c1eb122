import type { Race } from '@paddock/api';
import { fitDraft, isSameBet, priceOf, type SlipTicket, type TicketDraft, typeOf } from '@paddock/betslip';
import { Form, useFormContext, useWatch } from '@paddock/forms';
import type { WagerType, Weights } from '@paddock/wagers';
import { memo, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nullable, number, object } from 'valibot';
import { betHorsesOf } from './betting/bet-horses.model.ts';
import { isOwnProblem } from './betting/own-problem.model.ts';
import { slipStore } from './betting/slip.store.ts';
import { touchedTickets } from './betting/touched-tickets.ts';
import type { LiveNow } from './betting/use-now.ts';
import { useStakeShares } from './betting/use-stake-shares.ts';
import { weightsOf } from './betting/weights-of.model.ts';
import type { TicketField } from './ticket-field.model.ts';
import { TicketForm, type TicketFormProps } from './ticket-form/ticket-form.tsx';
import { TicketPriceFacts } from './ticket-form/ticket-price-facts.tsx';
import { TicketPriceLine } from './ticket-form/ticket-price-line.tsx';

const Schema = object({ stake: nullable(number()) });

type Content = Pick<SlipTicket, 'draft' | 'stake'>;

interface TicketEditorProps {
  /** A ticket of the slip, or one that is about to be added. */
  ticket: SlipTicket;
  live: LiveNow;
  /** Stores the changed part. Resolves once it is in the slip. */
  onChange: (part: Partial<Content>) => Promise<unknown>;
}

/**
 * The grid, the options and the stake of a ticket on known races. Each change is stored at once.
 * Renders again only for another ticket, its races or `onChange`.
 */
export const TicketEditor = memo(function TicketEditor({ ticket, live, onChange }: TicketEditorProps) {
  const { t } = useTranslation('mf-racing');
  const type = typeOf(ticket, live.now);
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

interface EditorProps extends TicketEditorProps {
  type: WagerType;
}

/**
 * The content of a ticket on screen: at once as the customer changes it, and as others change it in
 * the slip, here or in another tab. Only the changed part is stored.
 */
function useContent({ ticket, type, onChange }: Omit<EditorProps, 'live'>) {
  const { setValue } = useFormContext<{ stake: number | null }>();
  const stake = useWatch<{ stake: number | null }, 'stake'>({ name: 'stake' });
  const [chosen, setChosen] = useState(ticket.draft);
  /** The content as it was last given to the slip, or taken from it. */
  const last = useRef<Content>(ticket);
  /** The number of own changes that are not stored yet. */
  const writes = useRef(0);
  const follow = () => {
    const now = slipStore.current()?.tickets.find(({ id }) => id === ticket.id);
    if (!now || writes.current > 0 || isSameBet(now, { ...now, ...last.current })) return;
    last.current = now;
    setChosen(now.draft);
    setValue('stake', now.stake);
  };
  const change = async (part: Partial<Content>) => {
    last.current = { ...last.current, ...part };
    touchedTickets.set(ticket.id, { ...ticket, ...last.current });
    writes.current += 1;
    await onChange(part).finally(() => {
      writes.current -= 1;
    });
    follow();
  };
  useEffect(() => {
    if (stake !== last.current.stake) void change({ stake });
  }, [stake]);
  useEffect(() => slipStore.subscribe(follow), []);
  const draft = useMemo(() => fitDraft(chosen, type), [chosen, type]);
  const setDraft = (next: TicketDraft) => {
    const fitted = fitDraft(next, type);
    setChosen(fitted);
    void change({ draft: fitted });
  };
  return { draft, stake, setDraft };
}

function Editor({ ticket, type, live, onChange }: EditorProps) {
  const { draft, stake, setDraft } = useContent({ ticket, type, onChange });
  const fields = useFields(ticket, live);
  const weights = useWeights(ticket, live);
  const { priced, problems } = priceOf({ ...ticket, draft, stake }, live.now);
  const refusals = problems.filter((problem) => !isOwnProblem(problem));
  return (
    <>
      <TicketForm type={type} draft={draft} fields={fields} refusals={refusals} {...weights} onChange={setDraft} />
      <TicketPriceLine priced={priced} />
      {priced && <TicketPriceFacts priced={priced} flexi={draft.flexi} />}
    </>
  );
}
