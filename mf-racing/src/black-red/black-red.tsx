import { useLocale } from '@paddock/host';
import { formatPercent } from '@paddock/i18n';
import { QueryPart, useRefreshedQuery } from '@paddock/pages';
import { Card } from '@paddock/ui/card';
import { EmptyState } from '@paddock/ui/empty-state';
import { Skeleton } from '@paddock/ui/skeleton';
import { useTranslation } from 'react-i18next';
import { resultsQuery } from '../shared/race.queries.ts';
import { RaceLine, RaceLines } from '../shared/races/race-line.tsx';
import { type Colour, countColours, type DecidedRace, listDecided } from './black-red.model.ts';
import styles from './black-red.module.css';

/** How often each colour won today, and in which races. */
export function BlackRed() {
  const { t } = useTranslation('mf-racing');
  // The same rate as the results.
  const query = useRefreshedQuery({ ...resultsQuery(), select: listDecided }, 'long');
  return (
    <QueryPart query={query} skeleton={<Skeleton height="40rem" />}>
      {(races) =>
        races.length === 0 ? (
          <EmptyState title={t('results.none')} text={t('results.noneText')} />
        ) : (
          <>
            <Tally races={races} />
            <Card title={t('blackRed.winners')}>
              <RaceLines items={races}>
                {({ race, winners }) => (
                  <RaceLine key={race.id} race={race}>
                    {winners.map(({ startNr, horse, colour }) => (
                      <span key={startNr} className={styles.winner}>
                        <ColourSign colour={colour} /> {t('favorites.horse', { startNr, horse })}
                      </span>
                    ))}
                  </RaceLine>
                )}
              </RaceLines>
            </Card>
          </>
        )
      }
    </QueryPart>
  );
}

function Tally({ races }: { races: DecidedRace[] }) {
  const { t } = useTranslation('mf-racing');
  const locale = useLocale();
  const counts = countColours(races);
  const all = counts.red + counts.black;
  return (
    <Card title={t('blackRed.tally')}>
      <dl className={styles.tally}>
        {(['red', 'black'] as const).map((colour) => (
          <div key={colour} className={styles.side} data-colour={colour} style={{ flexGrow: counts[colour] }}>
            <dt>{t(`blackRed.${colour}`)}</dt>
            <dd>{t('blackRed.won', { count: counts[colour], share: formatPercent(counts[colour] / all, locale) })}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

/** The sign of a colour, with its name. */
function ColourSign({ colour }: { colour: Colour }) {
  const { t } = useTranslation('mf-racing');
  return (
    <span className={styles.sign} data-colour={colour}>
      {t(`blackRed.${colour}Short`)}
    </span>
  );
}
