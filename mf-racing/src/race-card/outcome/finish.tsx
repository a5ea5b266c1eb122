import { NumberTile } from '@paddock/ui/number-tile';
import { VisuallyHidden } from '@paddock/ui/visually-hidden';
import { useTranslation } from 'react-i18next';
import { PlaceRank } from '../../shared/races/place-rank.tsx';
import { useFormatOdds } from '../../shared/use-format-odds.ts';
import styles from './finish.module.css';
import type { FinishedHorse, FinishPlace } from './finish-order.model.ts';
import { useMarginWords } from './use-margin-words.ts';

/**
 * The finishing order with its margins, the winner large. The horses of a dead heat share a place.
 */
export function Finish({ places }: { places: FinishPlace[] }) {
  const { t } = useTranslation('mf-racing');
  const marginWords = useMarginWords();
  if (places.length === 0) return <p>{t('results.noPlaces')}</p>;
  return (
    <ol>
      {places.map(({ place, margin, horses }) => (
        <li key={place} className={styles.place} data-winner={place === 1}>
          <PlaceRank place={place} />
          <ul>
            {horses.map((horse) => (
              <HorseLine key={horse.startNr} horse={horse} />
            ))}
          </ul>
          <span className={styles.margin}>
            {horses.length > 1 && <span>{t('results.deadHeat')}</span>}
            {margin !== null && (
              <span>
                <VisuallyHidden>{t('finish.margin')}</VisuallyHidden> {marginWords(margin)}
              </span>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}

function HorseLine({ horse: { startNr, name, rider, odds } }: { horse: FinishedHorse }) {
  const { t } = useTranslation('mf-racing');
  const formatOdds = useFormatOdds();
  return (
    <li className={styles.horse}>
      <NumberTile number={startNr} />
      <span className={styles.name}>{name}</span>
      <span className={styles.facts}>
        {rider}
        {rider && odds !== null && ' · '}
        {odds !== null && t('results.winOdds', { odds: formatOdds(odds) })}
      </span>
    </li>
  );
}
