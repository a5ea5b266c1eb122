import type { RaceType as Type } from '@paddock/api';
import { useLocale } from '@paddock/host';
import { countryName } from '@paddock/i18n';
import { CountryFlag } from '@paddock/ui/country-flag';
import { RaceType } from '@paddock/ui/race-type';
import { useTranslation } from 'react-i18next';
import styles from './track-signs.module.css';

/** T or G, with its word for a screen reader. */
export function TypeSign({ raceType }: { raceType: Type }) {
  const { t } = useTranslation('mf-racing');
  return <RaceType type={raceType} label={t(`raceType.${raceType}`)} />;
}

/** The flag of the country and the kind of racing. */
export function TrackSigns({ country, raceType }: { country: string; raceType: Type }) {
  return (
    <>
      <CountryFlag country={country} label={countryName(country, useLocale())} />
      <TypeSign raceType={raceType} />
    </>
  );
}

/** The heading of a meeting: its name and its signs. */
export const TrackHeading = ({
  trackName,
  country,
  raceType,
}: {
  trackName: string;
  country: string;
  raceType: Type;
}) => (
  <span className={styles.heading}>
    <TrackSigns country={country} raceType={raceType} />
    {trackName}
  </span>
);
