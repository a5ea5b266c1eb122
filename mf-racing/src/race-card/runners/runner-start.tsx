import { FactList } from '@paddock/ui/fact-list';
import { useTranslation } from 'react-i18next';
import { OddsButton } from '../../shared/betting/odds-button.tsx';
import { usePoolName } from '../../shared/use-pool-name.ts';
import type { RunnerLine } from './runner-lines.model.ts';
import styles from './runner-start.module.css';
import { useRunnerWords } from './use-runner-words.ts';

/** All known facts of a runner in this race, with its odds, for the pop-up of its horse. */
export function RunnerStart({ line: { runner, raceId, raceType, win, pools } }: { line: RunnerLine }) {
  const { t } = useTranslation('mf-racing');
  const poolName = usePoolName();
  const { burden, extras } = useRunnerWords(runner, raceType);
  const { betNumber, horse, rider, originalRider } = runner;
  const isTrot = raceType === 'T';
  const facts = [
    [t(isTrot ? 'runners.driver' : 'runners.jockey'), rider?.name],
    [t('runners.formerRider'), originalRider?.name],
    [t(isTrot ? 'runners.distance' : 'runners.weight'), burden],
    [t('runners.extras'), extras.join(', ')],
    ...[win, ...pools].map(
      (pool) =>
        [
          poolName(pool.name),
          pool.odds && <OddsButton raceId={raceId} pool={pool.name} startNr={betNumber} horse={horse.name} {...pool} />,
        ] as const,
    ),
  ] as const;
  return (
    <section>
      <h3 className={styles.title}>{t('runners.start')}</h3>
      <FactList dense facts={facts} />
    </section>
  );
}
