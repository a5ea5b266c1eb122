import type { Meeting, RaceSummary } from '@paddock/api';
import { useLocale } from '@paddock/host';
import { describeTime, formatShortMoney } from '@paddock/i18n';
import { Badge } from '@paddock/ui/badge';
import { NumberTile } from '@paddock/ui/number-tile';
import { Cell, HeaderCell, Table } from '@paddock/ui/table';
import { VisuallyHidden } from '@paddock/ui/visually-hidden';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { raceHref } from '../links.ts';
import { UnusualStatusBadge } from '../shared/races/race-status.tsx';
import styles from './meeting-races.module.css';

/** The races of a meeting, a row for each race. */
export function MeetingRaces({ meeting }: { meeting: Meeting }) {
  const { t } = useTranslation('mf-racing');
  return (
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
          <HeaderCell numeric detail className={styles.factColumn}>
            {t('races.purse')}
          </HeaderCell>
          <HeaderCell detail className={styles.signs}>
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
  );
}

function RaceRow({ race }: { race: RaceSummary }) {
  const { t } = useTranslation('mf-racing');
  const locale = useLocale();
  const { time, zone, there } = describeTime(race.postTime, race.timeZone, locale);
  const purse = race.purse === null ? null : formatShortMoney(race.purse, locale, race.currency);
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
          {t('race.distance', { metres: race.distance })} · {t('race.runners', { count: race.runnerCount })}
          {purse && ` · ${purse}`} <Signs race={race} />
        </span>
      </HeaderCell>
      <Cell numeric detail>
        {t('race.distance', { metres: race.distance })}
      </Cell>
      <Cell numeric detail>
        {race.runnerCount}
      </Cell>
      <Cell numeric detail>
        {purse}
      </Cell>
      <Cell detail>
        <Signs race={race} />
      </Cell>
    </tr>
  );
}

/** The number of places that fit beside a race. */
const SHOWN_PLACES = 3;

/** The special features of a race: its first places, an unusual status, a jackpot, pictures. */
function Signs({ race }: { race: RaceSummary }) {
  const { t } = useTranslation('mf-racing');
  return (
    <span className={styles.tiles}>
      {race.result && <VisuallyHidden>{t('races.result')}</VisuallyHidden>}
      {race.result
        ?.slice(0, SHOWN_PLACES)
        .map(({ startNrs }) => startNrs.map((startNr) => <NumberTile key={startNr} number={startNr} />))}
      <UnusualStatusBadge status={race.status} />
      {race.hasJackpot && <Badge tone="accent">{t('race.jackpot')}</Badge>}
      {race.isLive && <Badge tone="info">{t('race.live')}</Badge>}
      {race.streamArchiveId !== null && <Badge>{t('races.recording')}</Badge>}
    </span>
  );
}
