import { parseTime, type Time } from '@internationalized/date';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { DateInput, DateSegment, Label, TimeField } from 'react-aria-components/TimeField';
import '../aria-page.ts';
import { LANGUAGE_TAGS, type Language } from '../language-tags.ts';
import classes from './time.module.css';

export interface TimeViewProps {
  label: string;
  locale: Language;
  /** `HH:mm` */
  value: string;
  onChange: (time: string) => void;
}

/** Hours and minutes, each typed or changed with the arrow keys. */
export function TimeView({ label, locale, value, onChange }: TimeViewProps) {
  return (
    <I18nProvider locale={LANGUAGE_TAGS[locale]}>
      <TimeField
        className={classes.field ?? ''}
        value={parseTime(value)}
        onChange={(time: Time | null) => {
          if (time) onChange(time.toString().slice(0, 5));
        }}
        granularity="minute"
        hourCycle={24}
        shouldForceLeadingZeros
      >
        <Label>{label}</Label>
        <DateInput className={classes.time ?? ''}>
          {(segment) => <DateSegment className={classes.segment ?? ''} segment={segment} />}
        </DateInput>
      </TimeField>
    </I18nProvider>
  );
}
