import { priceOf, type SlipTicket, typeOf } from '@paddock/betslip';
import { Form } from '@paddock/forms';
import type { WagerType } from '@paddock/wagers';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { nullable, number, object } from 'valibot';
import { isOwnProblem } from './betting/own-problem.model.ts';
import type { LiveNow } from './betting/use-now.ts';
import { type TicketContent, useTicketContent } from './betting/use-ticket-content.ts';
import { useWeights } from './betting/use-weights.ts';
import { TicketForm } from './ticket-form/ticket-form.tsx';
import { TicketPriceFacts } from './ticket-form/ticket-price-facts.tsx';
import { TicketPriceLine } from './ticket-form/ticket-price-line.tsx';
import { useFields } from './use-fields.ts';

const Schema = object({ stake: nullable(number()) });

interface TicketEditorProps {
  /** A ticket of the slip, or one that is about to be added. */
  ticket: SlipTicket;
  live: LiveNow;
  /** Stores the changed part. Resolves once it is in the slip. */
  onChange: (part: Partial<TicketContent>) => Promise<unknown>;
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

interface EditorProps extends TicketEditorProps {
  type: WagerType;
}

function Editor({ ticket, type, live, onChange }: EditorProps) {
  const { draft, stake, setDraft } = useTicketContent({ ticket, type, onChange });
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
