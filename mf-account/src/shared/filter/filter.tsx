import { useLocale } from '@paddock/host';
import { type CalendarDate, parseCalendarDate } from '@paddock/i18n';
import { DatePicker } from '@paddock/ui/date-picker';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './filter.module.css';

interface FilterBarProps {
  /** Names the search. */
  label: string;
  /** The number of matches, announced at each change. */
  found: string;
  children: ReactNode;
}

/** The fields of a list's filter, which applies at once. */
export const FilterBar = ({ label, found, children }: FilterBarProps) => (
  // biome-ignore lint/a11y/useSemanticElements: Safari knows the element since version 17 only, the role always
  <div role="search" aria-label={label} className={styles.bar}>
    {children}
    <p role="status" className={styles.found}>
      {found}
    </p>
  </div>
);

interface FilterChoiceProps {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

export function FilterChoice({ label, value, options, onChange }: FilterChoiceProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}

interface FilterDayProps {
  label: string;
  value: CalendarDate | undefined;
  min?: CalendarDate | undefined;
  max?: CalendarDate | undefined;
  /** Undefined when the field was emptied. */
  onChange: (value: CalendarDate | undefined) => void;
}

/** The first or the last day of a list. A text that names no day changes nothing. */
export function FilterDay({ label, value = '', min, max, onChange }: FilterDayProps) {
  const { t } = useTranslation('mf-account');
  const { t: tPages } = useTranslation('pages');
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <DatePicker
        id={id}
        value={value}
        min={min}
        max={max}
        locale={useLocale()}
        onChange={(text) => {
          if (text === '' || parseCalendarDate(text)) onChange(text || undefined);
        }}
        labels={{
          open: t('filter.openCalendar'),
          calendar: label,
          previous: t('filter.previousMonth'),
          next: t('filter.nextMonth'),
          loading: t('filter.loadingCalendar'),
          failed: t('filter.noCalendar'),
          retry: tPages('retry'),
        }}
      />
    </div>
  );
}
