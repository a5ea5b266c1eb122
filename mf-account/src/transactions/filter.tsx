import type { CalendarDate } from '@paddock/i18n';
import { Chip, ChipGroup } from '@paddock/ui/chip';
import { Tabs } from '@paddock/ui/tabs';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { DayInput } from '../shared/day-input.tsx';
import { type Choice, firstDay, lastDays, PERIODS, TYPES, toggleType, writeChoice } from './transactions.model.ts';
import styles from './transactions.module.css';

interface FilterProps {
  choice: Choice;
  today: CalendarDate;
}

/** Days and types. Each change has its own URL. */
export function Filter({ choice, today }: FilterProps) {
  const { t } = useTranslation('mf-account');
  const navigate = useNavigate();
  const go = (next: Choice) => navigate(writeChoice(next), { preventScrollReset: true, replace: true });
  return (
    <div className={styles.filter}>
      <Tabs label={t('transactions.periods')}>
        {PERIODS.map((days) => {
          const period = lastDays(days, today);
          const isCurrent = period.from === choice.from && period.to === choice.to;
          return (
            <Link
              key={days}
              to={writeChoice({ ...choice, ...period })}
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
          onChoose={(from) => go({ ...choice, from })}
        />
        <Day
          label={t('transactions.to')}
          value={choice.to}
          min={choice.from}
          max={today}
          onChoose={(to) => go({ ...choice, to })}
        />
      </div>
      <ChipGroup label={t('transactions.types')}>
        {TYPES.map((type) => (
          <Chip key={type} pressed={choice.types.includes(type)} onClick={() => go(toggleType(choice, type))}>
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
