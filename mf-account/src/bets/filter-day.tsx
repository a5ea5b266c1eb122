import { useLocale } from '@paddock/host';
import { type CalendarDate, parseCalendarDate } from '@paddock/i18n';
import { DatePicker } from '@paddock/ui/date-picker';
import { FilterField } from '@paddock/ui/filter-bar';
import { useCalendarLabels } from '../shared/use-calendar-labels.ts';

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
  const locale = useLocale();
  const labels = useCalendarLabels(label);
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
          labels={labels}
        />
      )}
    </FilterField>
  );
}
