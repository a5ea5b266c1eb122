import { useTranslation } from 'react-i18next';
import type { TicketField } from '../../../ticket-field.model.ts';
import { useRefusalText } from '../../../use-refusal-text.ts';
import { type GroupedRefusal, isIncomplete } from './group-refusals.model.ts';
import styles from './refusals.module.css';

interface RefusalsProps {
  refusals: readonly GroupedRefusal[];
  fields: readonly TicketField[];
}

/**
 * Why there is no price. A missing choice looks different from a mistake. Changes are announced.
 */
export function Refusals({ refusals, fields }: RefusalsProps) {
  const { t } = useTranslation('mf-racing');
  const textOf = useRefusalText(fields);
  return (
    <div aria-live="polite">
      {refusals.length > 0 && (
        <ul className={styles.refusals} aria-label={t('ticket.refusals')}>
          {refusals.map(({ refusal, legs }) => (
            <li
              key={`${refusal.kind} ${legs}`}
              className={styles.refusal}
              data-tone={isIncomplete(refusal) ? 'open' : 'wrong'}
            >
              {textOf(refusal, legs)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
