import { useDateLabels } from '@paddock/forms';
import { Calendar } from '@paddock/ui/calendar';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { State, States } from '../../state.tsx';

/** Some tracks rest on Mondays and Christmas Eve. */
const isWithoutRacing = (day: string) => new Date(`${day}T12:00Z`).getUTCDay() === 1 || day.endsWith('-12-24');

export function Component() {
  const { t, i18n } = useTranslation('playground');
  const [day, setDay] = useState('2025-11-06');
  const shared = {
    locale: i18n.language === 'en' ? ('en' as const) : ('de' as const),
    value: day,
    onChange: setDay,
    labels: useDateLabels(t('calendar.meeting')),
  };
  return (
    <States>
      <State name="value">
        <Calendar {...shared} label={t('calendar.meeting')} />
        <output>{day}</output>
      </State>
      <State name="min max isDateDisabled">
        <Calendar
          {...shared}
          label={t('calendar.limited')}
          min="2025-10-10"
          max="2026-01-15"
          isDateDisabled={isWithoutRacing}
        />
      </State>
    </States>
  );
}
