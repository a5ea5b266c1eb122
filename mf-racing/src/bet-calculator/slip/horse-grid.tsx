import { type Column, marksIn, type TicketDraft } from '@paddock/betslip';
import { NumberTile } from '@paddock/ui/number-tile';
import { Cell, HeaderCell, Table } from '@paddock/ui/table';
import { useTranslation } from 'react-i18next';
import styles from './horse-grid.module.css';

interface HorseGridProps {
  /** Says what to tick. */
  caption: string;
  columns: Column[];
  draft: TicketDraft;
  /** Start numbers 1 to this. */
  runners: number;
  onMark: (column: Column, ticked: number | 'ALL' | 'X') => void;
}

/** A grid of start numbers, with a box for each column. The first rows stand for several horses. */
export function HorseGrid({ caption, columns, draft, runners, onMark }: HorseGridProps) {
  const { t } = useTranslation('mf-racing');
  const placeholders = (['ALL', 'X'] as const).filter((placeholder) =>
    columns.some((column) => column.placeholders.includes(placeholder)),
  );
  const short = (column: Column) => t(`calculator.column.${column.kind}`, { at: column.at });
  const long = (column: Column) => t(`calculator.columnLong.${column.kind}`, { at: column.at });
  return (
    <div className={styles.grid} data-columns={columns.length > 6 ? 'many' : 'few'}>
      <Table caption={caption}>
        <thead>
          <tr>
            <HeaderCell>{t('calculator.number')}</HeaderCell>
            {columns.map((column) => (
              <HeaderCell key={column.key}>
                <abbr title={long(column)}>{short(column)}</abbr>
              </HeaderCell>
            ))}
          </tr>
        </thead>
        <tbody>
          {placeholders.map((placeholder) => (
            <tr key={placeholder}>
              <HeaderCell scope="row">
                <abbr title={t(`calculator.placeholder.${placeholder}`)}>
                  {t(`calculator.placeholderShort.${placeholder}`)}
                </abbr>
              </HeaderCell>
              {columns.map((column) => (
                <Cell key={column.key}>
                  {column.placeholders.includes(placeholder) && (
                    <Tick
                      label={`${t(`calculator.placeholder.${placeholder}`)}, ${long(column)}`}
                      checked={marksIn(draft, column.key) === placeholder}
                      onChange={() => onMark(column, placeholder)}
                    />
                  )}
                </Cell>
              ))}
            </tr>
          ))}
          {Array.from({ length: runners }, (_, at) => at + 1).map((startnr) => (
            <tr key={startnr}>
              <HeaderCell scope="row">
                <NumberTile number={startnr} />
              </HeaderCell>
              {columns.map((column) => {
                const marks = marksIn(draft, column.key);
                return (
                  <Cell key={column.key}>
                    <Tick
                      label={`${t('calculator.horse', { startnr })}, ${long(column)}`}
                      checked={marks === 'ALL' || (marks !== 'X' && marks.includes(startnr))}
                      disabled={typeof marks === 'string'}
                      onChange={() => onMark(column, startnr)}
                    />
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}

interface TickProps {
  label: string;
  checked: boolean;
  disabled?: boolean;
  onChange: () => void;
}

/** The whole cell can be pressed. */
const Tick = ({ label, ...input }: TickProps) => (
  <label className={styles.tick}>
    <input type="checkbox" aria-label={label} {...input} />
  </label>
);
