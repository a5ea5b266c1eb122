import type { Column } from '@paddock/betslip';
import { HeaderCell } from '@paddock/ui/table';
import { VisuallyHidden } from '@paddock/ui/visually-hidden';
import type { Horses } from '@paddock/wagers';
import { useTranslation } from 'react-i18next';
import type { TicketField } from '../../ticket-field.model.ts';
import { countTicked, fieldOf } from './grid.model.ts';
import styles from './grid-head.module.css';

interface GridHeadProps {
  columns: readonly Column[];
  /** The full name of each column. */
  longs: readonly string[];
  fields: readonly TicketField[];
  /** The marks of each column. */
  marks: readonly Horses[];
}

/** The names of the columns; below a race, its number of ticked horses. */
export function GridHead({ columns, longs, fields, marks }: GridHeadProps) {
  const { t } = useTranslation('mf-racing');
  const isNamed = fields.length === 1 && fields[0]?.horses.some(({ name }) => name !== null);
  const nameOf = ({ kind, at }: Column, race: string): string => {
    if (kind === 'leg') return race;
    return (kind === 'reserve' && race) || t(`ticket.column.${kind}`, { at });
  };
  return (
    <thead>
      <tr>
        <HeaderCell>{t(isNamed ? 'ticket.name' : 'ticket.number')}</HeaderCell>
        {columns.map((column, at) => {
          const { key, kind } = column;
          const { label, short = label, horses } = fieldOf(column, fields) ?? { label: '', horses: [] };
          const count = countTicked(horses, marks[at] ?? []);
          return (
            <HeaderCell key={key}>
              <abbr className={styles.name} title={longs[at]}>
                {nameOf(column, short)}
              </abbr>
              {kind === 'leg' && (
                <span className={styles.count}>
                  <span aria-hidden="true">{count}</span>
                  <VisuallyHidden>{t('ticket.ticked', { count })}</VisuallyHidden>
                </span>
              )}
            </HeaderCell>
          );
        })}
      </tr>
    </thead>
  );
}
