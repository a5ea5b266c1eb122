import { useLocale } from '@paddock/host';
import { type CalendarDate, parseCalendarDate } from '@paddock/i18n';
import { useCalendarTexts } from '@paddock/pages/calendar-texts';
import { DatePicker } from '@paddock/ui/date-picker';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';

interface DayPickerProps {
  /** The day on screen. */
  date: CalendarDate;
  /** The last day that can be chosen. Undefined: any day. */
  max: CalendarDate | undefined;
  hrefOf: (date: CalendarDate) => string;
}

/**
 * Leads to any other day, typed or chosen from a calendar. The calendar's chunk is fetched when the
 * user is about to open it.
 */
export function DayPicker({ date, max, hrefOf }: DayPickerProps) {
  const { t } = useTranslation('mf-racing');
  const calendar = useCalendarTexts();
  const navigate = useNavigate();
  const locale = useLocale();
  return (
    <DatePicker
      aria-label={t('day.other')}
      value={date}
      max={max}
      locale={locale}
      onChange={(chosen) => {
        if (parseCalendarDate(chosen)) navigate(hrefOf(chosen), { preventScrollReset: true });
      }}
      labels={{
        open: t('day.openCalendar'),
        calendar: t('day.other'),
        ...calendar,
      }}
    />
  );
}
