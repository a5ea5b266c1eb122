import { NumberTile } from '@paddock/ui/number-tile';
import { useTranslation } from 'react-i18next';
import { useFormatOdds } from '../use-format-odds.ts';
import { PlaceRank } from './place-rank.tsx';
import { groupPlaces, type PlacedHorse } from './placing.model.ts';
import styles from './placings.module.css';

/** The finishing order, a line for each place. The horses of a dead heat share a line. */
export function Placings({ placed }: { placed: PlacedHorse[] }) {
  const { t } = useTranslation('mf-racing');
  if (placed.length === 0) return <p className={styles.none}>{t('results.noPlaces')}</p>;
  return (
    <ol>
      {groupPlaces(placed).map(({ place, horses }) => (
        <li key={place} className={styles.place}>
          <PlaceRank place={place} />
          <ul>
            {horses.map((horse) => (
              <PlacedLine key={horse.startNr} {...horse} />
            ))}
            {horses.length > 1 && <li className={styles.deadHeat}>{t('results.deadHeat')}</li>}
          </ul>
        </li>
      ))}
    </ol>
  );
}

function PlacedLine({ startNr, horse, rider, odds }: PlacedHorse) {
  const { t } = useTranslation('mf-racing');
  const formatOdds = useFormatOdds();
  return (
    <li className={styles.horse}>
      <NumberTile number={startNr} />
      <span className={styles.name}>{horse}</span>
      {rider && <span className={styles.rider}>{rider}</span>}
      {odds !== null && <span className={styles.odds}>{t('results.winOdds', { odds: formatOdds(odds) })}</span>}
    </li>
  );
}
