import { useTranslation } from 'react-i18next';
import { isIncomplete, type ToldRefusal } from './refusal-place.model.ts';
import styles from './refusals.module.css';
import { useRefusalText } from './use-refusal-text.ts';

/** Why there is no price: what is missing yet, told from what is wrong. Read out when it changes. */
export function Refusals({ told }: { told: ToldRefusal[] }) {
  const { t } = useTranslation('mf-racing');
  const textOf = useRefusalText();
  return (
    <div aria-live="polite">
      {told.length > 0 && (
        <ul className={styles.refusals} aria-label={t('calculator.refusals')}>
          {told.map(({ refusal, legs }) => (
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
