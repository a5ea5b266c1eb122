import type { ApiData, Runner } from '@paddock/api';
import { useLocale, useSession } from '@paddock/host';
import { countryName } from '@paddock/i18n';
import { QueryPart } from '@paddock/pages';
import { Dialog } from '@paddock/ui/dialog';
import { Skeleton } from '@paddock/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { horseQuery } from './horse.queries.ts';
import styles from './horse-dialog.module.css';
import { HorseNotebook } from './notebook/horse-notebook.tsx';
import { Performances } from './performances.tsx';
import { useAgeWords } from './use-age-words.ts';

export interface HorseDialogProps {
  horse: Runner['horse'];
  onClose: () => void;
}

/** The facts about a horse, and its past races. */
export function HorseDialog({ horse, onClose }: HorseDialogProps) {
  const { t } = useTranslation('mf-racing');
  const loggedIn = useSession(({ status }) => status === 'customer');
  const query = useQuery(horseQuery(horse.id));
  return (
    <Dialog title={horse.name} size="large" onClose={onClose} closeLabel={t('horse.close')}>
      <QueryPart query={query} skeleton={<Skeleton height="6rem" />}>
        {(known) => <Identity horse={known} />}
      </QueryPart>
      {loggedIn && <HorseNotebook horse={horse} />}
      <Performances horseId={horse.id} onLeave={onClose} />
    </Dialog>
  );
}

function Identity({ horse }: { horse: ApiData<'getHorse'> }) {
  const { t } = useTranslation('mf-racing');
  const locale = useLocale();
  const ageWords = useAgeWords();
  const { country, sire, dam, trainer, owner } = horse;
  const facts = [
    [t('horse.age'), ageWords(horse)],
    [t('horse.country'), country && countryName(country, locale)],
    [t('horse.sire'), sire],
    [t('horse.dam'), dam],
    [t('runners.trainer'), trainer?.name],
    [t('horse.owner'), owner],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([term, fact]) =>
          fact && (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{fact}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
