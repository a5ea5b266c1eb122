import { type Column, mark, marksIn, type TicketDraft } from '@paddock/betslip';
import { useLocale } from '@paddock/host';
import { formatNumber } from '@paddock/i18n';
import { Table } from '@paddock/ui/table';
import type { Weights } from '@paddock/wagers';
import { type FormEvent, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { TicketField } from '../../ticket-field.model.ts';
import { boxState, fieldOf, rowsOf, sharesIn, withTicked } from './grid.model.ts';
import { GridHead } from './grid-head.tsx';
import { GridRow } from './grid-row.tsx';
import styles from './horse-grid.module.css';
import { moveFocus } from './move-focus.ts';
import { PlaceholderRows } from './placeholder-rows.tsx';

interface HorseGridProps {
  /** Tells the customer what to tick. */
  caption: string;
  columns: readonly Column[];
  /** One per leg. */
  fields: readonly TicketField[];
  draft: TicketDraft;
  /**
   * The probability weights of the horses, leg by leg. Must be the same array as long as they are
   * the same.
   */
  weights?: readonly Weights[] | undefined;
  weightsAre?: 'stakes' | 'odds' | undefined;
  onChange: (draft: TicketDraft) => void;
}

/**
 * A grid of boxes: a row for each start number, a column for each place or race. The first rows are
 * placeholders for several horses.
 */
export function HorseGrid({ caption, columns, fields, draft, weights, weightsAre = 'odds', onChange }: HorseGridProps) {
  const { t } = useTranslation('mf-racing');
  const locale = useLocale();
  const shown = withTicked(fields, columns, draft);
  const longs = useMemo(
    () =>
      columns.map((column) => {
        const race = fieldOf(column, shown)?.label ?? '';
        if (column.kind === 'leg') return race;
        const place = t(`ticket.columnLong.${column.kind}`, { at: column.at });
        return column.kind === 'reserve' && race ? `${race}, ${place}` : place;
      }),
    [columns, shown, t],
  );
  const rows = useMemo(() => {
    const shares = columns.map((column) => sharesIn(column, shown, weights));
    return rowsOf(columns, shown).map(({ startNr, horses }) => ({
      startNr,
      horse: fields.length === 1 ? (horses.find((horse) => horse !== null) ?? null) : null,
      cells: horses.map((horse, at) => {
        if (!horse) return null;
        const number = t('ticket.horse', { startNr: startNr });
        const name = horse.name ? `${number} ${horse.name}` : number;
        const words = [name, longs[at], ...(horse.runs ? [] : [t('ticket.nonRunner')])];
        const share = shares[at]?.get(startNr);
        return { label: words.join(', '), horse, share: share === undefined ? null : formatNumber(share, locale) };
      }),
    }));
  }, [columns, shown, fields, longs, weights, locale, t]);
  const marks = columns.map(({ key }) => marksIn(draft, key));
  const tick = ({ target }: FormEvent) => {
    const { dataset, value } = target as HTMLInputElement;
    const column = columns[Number(dataset.column)];
    if (column) onChange(mark(draft, column, value === 'ALL' || value === 'X' ? value : Number(value)));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears the boxes, which are reached by Tab too
    <div
      className={styles.grid}
      data-columns={columns.length > 6 ? 'many' : 'few'}
      onChange={tick}
      onKeyDown={moveFocus}
    >
      <Table caption={caption}>
        <GridHead columns={columns} longs={longs} fields={shown} marks={marks} />
        <tbody>
          <PlaceholderRows columns={columns} longs={longs} marks={marks} />
          {rows.map((row) => (
            <GridRow
              key={row.startNr}
              {...row}
              states={row.cells.map((cell, at) => cell && boxState(cell.horse, marks[at] ?? [])).join(' ')}
            />
          ))}
        </tbody>
      </Table>
      {rows.some(({ cells }) => cells.some((cell) => cell?.share)) && (
        <p className={styles.legend}>{t(`ticket.shares.${weightsAre}`)}</p>
      )}
      {fields.length > 1 && shown.some(({ horses }) => horses.some(({ runs }) => !runs)) && (
        <p className={styles.legend} aria-hidden="true">
          {t('ticket.nonRunnerLegend')}
        </p>
      )}
    </div>
  );
}
