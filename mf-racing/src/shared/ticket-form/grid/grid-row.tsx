import { NumberTile } from '@paddock/ui/number-tile';
import { Cell, HeaderCell } from '@paddock/ui/table';
import { VisuallyHidden } from '@paddock/ui/visually-hidden';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldHorse } from '../../ticket-field.model.ts';
import { Box } from './box.tsx';
import type { BoxState } from './grid.model.ts';
import styles from './grid-row.module.css';

export interface GridCell {
  /** Names number, horse and column. */
  label: string;
  horse: FieldHorse;
  /** Its percentage of the stakes, as text. */
  share: string | null;
}

interface GridRowProps {
  startNr: number;
  /** The horse of this number; null if the columns are several races. */
  horse: FieldHorse | null;
  /** By column. The same array as long as the horses and columns are the same. */
  cells: readonly (GridCell | null)[];
  /**
   * The states of the boxes, joined by spaces: a row with unchanged states is not rendered again.
   */
  states: string;
}

/** The boxes of a start number. */
export const GridRow = memo(function GridRow({ startNr, horse, cells, states }: GridRowProps) {
  const { t } = useTranslation('mf-racing');
  const stateOf = states.split(' ') as BoxState[];
  return (
    <tr>
      <HeaderCell scope="row">
        <span className={styles.horse}>
          <NumberTile number={startNr} />
          {horse?.runs && horse.name}
          {horse?.runs === false && (
            <span className={styles.out}>
              <s>{horse.name ?? startNr}</s> {t('ticket.nonRunner')}
            </span>
          )}
        </span>
      </HeaderCell>
      {cells.map((cell, at) => (
        <Cell key={at}>
          {cell && <Box column={at} value={startNr} label={cell.label} state={stateOf[at] ?? 'shut'} />}
          {cell?.share && (
            <span className={styles.share}>
              {cell.share}
              <VisuallyHidden> %</VisuallyHidden>
            </span>
          )}
          {cell && !horse && !cell.horse.runs && (
            <span className={styles.out} aria-hidden="true">
              <s>{startNr}</s> {t('ticket.nonRunnerShort')}
            </span>
          )}
        </Cell>
      ))}
    </tr>
  );
});
