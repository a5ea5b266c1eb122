import { Card } from '@paddock/ui/card';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { horseQuery } from '../shared/horse/horse.queries.ts';
import { HorseProfile } from '../shared/horse/horse-profile.tsx';
import { Performances } from '../shared/horse/performances.tsx';
import { RacingPage } from '../shared/racing-page.tsx';
import styles from './horse-page.module.css';
import { NextRun } from './next-run.tsx';

/** A horse: its facts, its next race, the customer's notes, and its past races. */
export function HorsePage({ id }: { id: number }) {
  const { t } = useTranslation('mf-racing');
  const { data } = useQuery(horseQuery(id));
  const name = data?.name ?? t('runners.horse');
  return (
    <RacingPage title={name}>
      <div className={styles.parts}>
        <Card title={t('horse.profile')}>
          <HorseProfile horse={{ id, name }} />
        </Card>
        {data && <NextRun run={data.nextRun ?? null} />}
        <Card title={t('horse.performances')} className={styles.past}>
          <Performances horseId={id} />
        </Card>
      </div>
    </RacingPage>
  );
}
