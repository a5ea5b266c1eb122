import type { CalendarDate } from '@paddock/i18n';
import { Chip, ChipGroup } from '@paddock/ui/chip';
import { Tabs } from '@paddock/ui/tabs';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { DayInput } from '../shared/day-input.tsx';
import styles from './transactions.module.css';
import {
  firstDay,
  lastDays,
  PERIODS,
  type TransactionsChoice,
  TYPES,
  toggleType,
  writeTransactionsChoice,
} from './transactions-choice.model.ts';

interface TransactionsFilterProps {
  choice: TransactionsChoice;
  today: CalendarDate;
}

/** Days and types. Each change has its own URL. */
export function TransactionsFilter({ choice, today }: TransactionsFilterProps) {
  const { t } = useTranslation('mf-account');
  const navigate = useNavigate();
  const choose = (change: Partial<TransactionsChoice>) =>
    void navigate(writeTransactionsChoice({ ...choice, page: 1, ...change }), {
      replace: true,
      preventScrollReset: true,
    });
  return (
    <div className={styles.filter}>
      <Tabs label={t('transactions.periods')}>
        {PERIODS.map((days) => {
          const period = lastDays(days, today);
          const isCurrent = period.from === choice.from && period.to === choice.to;
          return (
            <Link
              key={days}
              to={writeTransactionsChoice({ ...choice, ...period, page: 1 })}
              preventScrollReset
              aria-current={isCurrent ? 'page' : undefined}
            >
              {t(`transactions.period.${days}`)}
            </Link>
          );
        })}
      </Tabs>
      <div className={styles.days}>
        <Day
          label={t('transactions.from')}
          value={choice.from}
          min={firstDay(today)}
          max={choice.to}
          onChoose={(from) => choose({ from })}
        />
        <Day
          label={t('transactions.to')}
          value={choice.to}
          min={choice.from}
          max={today}
          onChoose={(to) => choose({ to })}
        />
      </div>
      <ChipGroup label={t('transactions.types')}>
        {TYPES.map((type) => (
          <Chip
            key={type}
            pressed={choice.types.includes(type)}
            onClick={() => choose({ types: toggleType(choice.types, type) })}
          >
            {t(`transactions.type.${type}`)}
          </Chip>
        ))}
      </ChipGroup>
    </div>
  );
}

interface DayProps {
  label: string;
  value: CalendarDate;
  min: CalendarDate;
  max: CalendarDate;
  onChoose: (day: CalendarDate) => void;
}

function Day({ label, value, min, max, onChoose }: DayProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <DayInput id={id} label={label} value={value} min={min} max={max} onChange={(day) => day && onChoose(day)} />
    </div>
  );
}
