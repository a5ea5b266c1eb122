import type { Meeting, RaceSummary } from '@paddock/api';
import { useLocale } from '@paddock/host';
import { describeTime } from '@paddock/i18n';
import { Card } from '@paddock/ui/card';
import { Cell, HeaderCell, Table } from '@paddock/ui/table';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { raceHref } from '../links.ts';
import { RaceStatusBadge } from '../shared/races/race-status.tsx';
import { TrackHeading } from '../shared/track-signs.tsx';
import styles from './meeting-card.module.css';

/** A meeting, with one row a race. */
export function MeetingCard({ meeting }: { meeting: Meeting }) {
  const { t } = useTranslation('mf-racing');
  return (
    <Card title={<TrackHeading {...meeting} />}>
      <Table caption={t('races.table', { track: meeting.trackName })} captionHidden>
        <thead>
          <tr>
            <HeaderCell className={styles.timeColumn}>{t('races.time')}</HeaderCell>
            <HeaderCell numeric detail className={styles.numberColumn}>
              {t('races.number')}
            </HeaderCell>
            <HeaderCell>{t('races.name')}</HeaderCell>
            <HeaderCell numeric detail className={styles.factColumn}>
              {t('races.distance')}
            </HeaderCell>
            <HeaderCell numeric detail className={styles.factColumn}>
              {t('races.runners')}
            </HeaderCell>
            <HeaderCell detail className={styles.status}>
              {t('races.status')}
            </HeaderCell>
          </tr>
        </thead>
        <tbody>
          {meeting.races.map((race) => (
            <RaceRow key={race.id} race={race} />
          ))}
        </tbody>
      </Table>
    </Card>
  );
}

function RaceRow({ race }: { race: RaceSummary }) {
  const { t } = useTranslation('mf-racing');
  const { time, zone, there } = describeTime(race.postTime, race.timeZone, useLocale());
  return (
    <tr className={styles.race}>
      <Cell className={styles.time} title={there ? t('race.atTrack', { time: there }) : undefined}>
        {time} {zone && <span className={styles.zone}>{zone}</span>}
        <span className={styles.short}>{t('race.short', { number: race.number })}</span>
      </Cell>
      <Cell numeric detail>
        {race.number}
      </Cell>
      <HeaderCell scope="row" className={styles.name}>
        <Link to={raceHref(race.id)} className={styles.link}>
          {race.name}
        </Link>
        <span className={styles.facts}>
          <RaceStatusBadge status={race.status} />
          {t('race.distance', { metres: race.distance })} · {t('race.runners', { count: race.runnerCount })}
        </span>
      </HeaderCell>
      <Cell numeric detail>
        {t('race.distance', { metres: race.distance })}
      </Cell>
      <Cell numeric detail>
        {race.runnerCount}
      </Cell>
      <Cell detail>
        <RaceStatusBadge status={race.status} />
      </Cell>
    </tr>
  );
}
