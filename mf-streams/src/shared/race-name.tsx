import { useLocale } from '@paddock/host';
import { countryName } from '@paddock/i18n';
import { CountryFlag } from '@paddock/ui/country-flag';
import { useTranslation } from 'react-i18next';
import styles from './race-name.module.css';

interface RaceNameProps {
  race: { country: string; trackName: string; number: number; name: string };
}

/** A race with flag, track, number and name. */
export function RaceName({ race: { country, trackName, number, name } }: RaceNameProps) {
  const { t } = useTranslation('mf-streams');
  return (
    <span className={styles.race}>
      <CountryFlag country={country} label={countryName(country, useLocale())} />{' '}
      <span className={styles.track}>{trackName}</span>{' '}
      <span className={styles.name}>
        {t('race.short', { number })} {name}
      </span>
    </span>
  );
}
