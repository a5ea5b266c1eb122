import { useLocale } from '@paddock/host';
import { type CalendarDate, parseCalendarDate } from '@paddock/i18n';
import { useCalendarTexts } from '@paddock/pages/calendar-texts';
import { DatePicker } from '@paddock/ui/date-picker';
import { useTranslation } from 'react-i18next';

export interface DayInputProps {
  id: string;
  label: string;
  value: CalendarDate | undefined;
  min?: CalendarDate | undefined;
  max?: CalendarDate | undefined;
  /** Undefined if the field was emptied. */
  onChange: (value: CalendarDate | undefined) => void;
}

/** The first or the last day of a list. A text that is not a selectable day changes nothing. */
export function DayInput({ id, label, value = '', min, max, onChange }: DayInputProps) {
  const { t } = useTranslation('mf-account');
  const locale = useLocale();
  const texts = useCalendarTexts();
  return (
    <DatePicker
      id={id}
      value={value}
      min={min}
      max={max}
      locale={locale}
      onChange={(text) => {
        if (text === '' || parseCalendarDate(text)) onChange(text || undefined);
      }}
      labels={{ open: t('calendar.open', { label }), calendar: label, ...texts }}
    />
  );
}
