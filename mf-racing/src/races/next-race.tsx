import type { RaceSummary } from '@paddock/api';
import { useLocale } from '@paddock/host';
import { describeTime } from '@paddock/i18n';
import { useTranslation } from 'react-i18next';

/** The start of the next open race of a meeting, and its number of races. */
export function NextRace({ races }: { races: RaceSummary[] }) {
  const { t } = useTranslation('mf-racing');
  const locale = useLocale();
  const count = t('meetings.races', { count: races.length });
  const [next] = races.filter(({ status }) => status === 'OPEN').sort((a, b) => a.postTime.localeCompare(b.postTime));
  if (!next) return count;
  const { time } = describeTime(next.postTime, next.timeZone, locale);
  return (
    <>
      <b>{t('meetings.next', { number: next.number, time })}</b> {count}
    </>
  );
}
