import { useLocale } from '@paddock/host';
import { type CalendarDate, parseCalendarDate } from '@paddock/i18n';
import { DatePicker } from '@paddock/ui/date-picker';
import { FilterField } from '@paddock/ui/filter-bar';
import { useTranslation } from 'react-i18next';

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
  const locale = useLocale();
  return (
    <FilterField label={label}>
      {(id) => (
        <DatePicker
          id={id}
          value={value}
          min={min}
          max={max}
          locale={locale}
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
      )}
    </FilterField>
  );
}
