import type { Race, Runner } from '@paddock/api';
import { Card } from '@paddock/ui/card';
import { Chip } from '@paddock/ui/chip';
import { HeaderCell, Table } from '@paddock/ui/table';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HorsePopup } from '../../shared/horse/horse-popup.tsx';
import { usePoolName } from '../../shared/use-pool-name.ts';
import { RUNNERS_ID } from '../shared/place.ts';
import { OddsAge } from './odds/odds-age.tsx';
import { runnerLinesOf, runnerPoolsOf } from './runner-lines.model.ts';
import { RunnerRow } from './runner-row.tsx';
import styles from './runners.module.css';
import { useCardDensity } from './use-card-density.ts';
import { useProgressiveRows } from './use-progressive-rows.ts';

/** The runners, always by start number: odds change, rows stay. */
export function Runners({ race }: { race: Race }) {
  const { t } = useTranslation('mf-racing');
  const { compact: chosen, setCompact } = useCardDensity();
  // The chip responds at once; twenty rows with other columns follow.
  const compact = useDeferredValue(chosen);
  const [pressed, setPressed] = useState<Runner['horse'] | null>(null);
  // To open a dialog the browser visits all that becomes inert. The press is painted first.
  const horse = useDeferredValue(pressed);
  const poolName = usePoolName();
  const lines = useProgressiveRows(useMemo(() => runnerLinesOf(race), [race]));
  return (
    <Card
      id={RUNNERS_ID}
      tabIndex={-1}
      className={styles.card}
      title={t('runners.title')}
      aside={<OddsAge race={race} />}
    >
      <div className={styles.choices} data-print="never">
        <Chip pressed={chosen} onClick={() => setCompact(!chosen)}>
          {t('runners.compact')}
        </Chip>
      </div>
      <Table caption={t('runners.table')} captionHidden>
        <thead>
          <tr>
            <HeaderCell numeric>{t('runners.number')}</HeaderCell>
            <HeaderCell>{t('runners.horse')}</HeaderCell>
            {!compact && <DetailHeadings isTrot={race.raceType === 'T'} />}
            <HeaderCell numeric>{t('runners.odds')}</HeaderCell>
            {!compact &&
              runnerPoolsOf(race).map(({ name }) => (
                <HeaderCell key={name} numeric detail className={styles.pool}>
                  {poolName(name)}
                </HeaderCell>
              ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <RunnerRow key={line.runner.startNr} line={line} compact={compact} onShowHorse={setPressed} />
          ))}
        </tbody>
      </Table>
      {horse && <HorsePopup horse={horse} onClose={() => setPressed(null)} />}
    </Card>
  );
}

function DetailHeadings({ isTrot }: { isTrot: boolean }) {
  const { t } = useTranslation('mf-racing');
  return (
    <>
      <HeaderCell detail>{t('runners.ageSex')}</HeaderCell>
      <HeaderCell detail>{t(isTrot ? 'runners.driver' : 'runners.jockey')}</HeaderCell>
      <HeaderCell detail className={styles.trainer}>
        {t('runners.trainer')}
      </HeaderCell>
      <HeaderCell numeric detail>
        {t(isTrot ? 'runners.distance' : 'runners.weight')}
      </HeaderCell>
      <HeaderCell detail>{t('runners.form')}</HeaderCell>
      <HeaderCell detail className={styles.course}>
        {t('runners.oddsCourse')}
      </HeaderCell>
    </>
  );
}
