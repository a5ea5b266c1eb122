import { CountryFlag } from '@paddock/ui/country-flag';
import { useTranslation } from 'react-i18next';
import styles from '../../playground.module.css';
import { State, States } from '../../state.tsx';

const COUNTRIES = {
  racing: ['DEU', 'FRA', 'SWE', 'GBR', 'IRL', 'ZAF', 'USA', 'CAN'],
  'further racing': ['ARE', 'ARG', 'CHL', 'HKG'],
  residence: ['AUT', 'BEL', 'CHE', 'CZE', 'DNK', 'ITA', 'LIE', 'LUX', 'NLD', 'POL'],
  Europe: ['BGR', 'ESP', 'EST', 'FIN', 'GRC', 'HUN', 'LTU', 'LVA', 'NOR', 'PRT', 'ROU', 'TUR', 'UKR'],
  unknown: ['SVK', 'JPN'],
};

export function Component() {
  const { t } = useTranslation('playground');
  return (
    <States>
      {Object.entries(COUNTRIES).map(([name, countries]) => (
        <State key={name} name={name}>
          {countries.map((country) => (
            <span key={country} className={styles.pair}>
              <CountryFlag country={country} label="" /> {country}
            </span>
          ))}
        </State>
      ))}
      <State name="label">
        <CountryFlag country="SWE" label={t('country-flag.sweden')} />
      </State>
    </States>
  );
}
