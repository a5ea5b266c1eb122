import type { Column } from '@paddock/betslip';
import { Cell, HeaderCell } from '@paddock/ui/table';
import type { Horses } from '@paddock/wagers';
import { useTranslation } from 'react-i18next';
import { Box } from './box.tsx';
import styles from './placeholder-rows.module.css';

interface PlaceholderRowsProps {
  columns: readonly Column[];
  /** The full name of each column. */
  longs: readonly string[];
  /** The marks of each column. */
  marks: readonly Horses[];
}

/** A row for each placeholder that some column sells: all horses, all others. */
export function PlaceholderRows({ columns, longs, marks }: PlaceholderRowsProps) {
  const { t } = useTranslation('mf-racing');
  const sold = (['ALL', 'X'] as const).filter((placeholder) =>
    columns.some(({ placeholders }) => placeholders.includes(placeholder)),
  );
  return sold.map((placeholder) => (
    <tr key={placeholder}>
      <HeaderCell scope="row">
        <abbr className={styles.name} title={t(`ticket.placeholder.${placeholder}`)}>
          {t(`ticket.placeholderShort.${placeholder}`)}
        </abbr>
      </HeaderCell>
      {columns.map(({ key, placeholders }, at) => (
        <Cell key={key}>
          {placeholders.includes(placeholder) && (
            <Box
              column={at}
              value={placeholder}
              label={`${t(`ticket.placeholder.${placeholder}`)}, ${longs[at]}`}
              state={marks[at] === placeholder ? 'ticked' : 'open'}
            />
          )}
        </Cell>
      ))}
    </tr>
  ));
}
