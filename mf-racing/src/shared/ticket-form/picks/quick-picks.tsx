import { Button } from '@paddock/ui/button';
import { VisuallyHidden } from '@paddock/ui/visually-hidden';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { picksSold } from '../../pick-ways.model.ts';
import { refusalsAt } from '../shared/refusals/group-refusals.model.ts';
import { Refusals } from '../shared/refusals/refusals.tsx';
import styles from './quick-picks.module.css';
import { type PicksOptions, usePicks } from './use-picks.ts';

/** The offered numbers of rows for Harry Boy. */
const ROWS = [12, 24, 48, 96, 192, 384, 768];

/** Buttons that draw the horses. The number of a draw repeats it with the same horses. */
export function QuickPicks(props: PicksOptions) {
  const { t } = useTranslation('mf-racing');
  const { seed, isDrawn, refusals, draw, again, undo } = usePicks(props);
  const [rows, setRows] = useState(24);
  const againButton = useRef<HTMLButtonElement>(null);
  const sold = picksSold(props.type);
  if (sold.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no flex container
    <div role="group" aria-label={t('pick.label')} className={styles.picks}>
      {sold.map((kind) => (
        <Button key={kind} size="small" onClick={() => draw(kind, rows)}>
          {t(`pick.${kind}`)}
        </Button>
      ))}
      {sold.includes('harry-boy') && (
        <label className={styles.rows}>
          {t('pick.rows')}
          <select value={rows} onChange={(event) => setRows(Number(event.target.value))}>
            {ROWS.map((count) => (
              <option key={count} value={count}>
                {count}
              </option>
            ))}
          </select>
        </label>
      )}
      {seed !== undefined && (
        <Button ref={againButton} size="small" variant="quiet" aria-label={t('pick.again', { seed })} onClick={again}>
          {t('pick.seed', { seed })}
        </Button>
      )}
      {isDrawn && (
        <Button
          size="small"
          variant="quiet"
          onClick={() => {
            undo();
            // The pressed button disappears.
            againButton.current?.focus();
          }}
        >
          {t('pick.undo')}
        </Button>
      )}
      <VisuallyHidden>
        <span role="status">{isDrawn && t('pick.drawn', { seed })}</span>
      </VisuallyHidden>
      <Refusals
        refusals={(['horses', 'size', 'reserves'] as const).flatMap((place) => refusalsAt(refusals, place))}
        fields={props.fields}
      />
    </div>
  );
}
