import type { ApiData, Runner } from '@paddock/api';
import { useLocale } from '@paddock/host';
import { countryName } from '@paddock/i18n';
import { QueryPart, useIsLoggedIn } from '@paddock/pages';
import { FactList } from '@paddock/ui/fact-list';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FormText } from './form-text.tsx';
import { horseQuery } from './horse.queries.ts';
import { HorseNotebook } from './notebook/horse-notebook.tsx';
import { useAgeWords } from './use-age-words.ts';

/** The facts about a horse with its record and form, and the customer's notes on it. */
export function HorseProfile({ horse }: { horse: Runner['horse'] }) {
  const loggedIn = useIsLoggedIn();
  const query = useQuery(horseQuery(horse.id));
  return (
    <>
      <QueryPart query={query} skeleton={{ height: '10rem' }}>
        {(known) => <Facts horse={known} />}
      </QueryPart>
      {loggedIn && <HorseNotebook horse={horse} />}
    </>
  );
}

function Facts({ horse }: { horse: ApiData<'getHorse'> }) {
  const { t } = useTranslation('mf-racing');
  const locale = useLocale();
  const ageWords = useAgeWords();
  const { country, sire, dam, trainer, owner, record, form } = horse;
  const facts = [
    [t('horse.age'), ageWords(horse)],
    [t('horse.country'), country && countryName(country, locale)],
    [t('horse.sire'), sire],
    [t('horse.dam'), dam],
    [t('runners.trainer'), trainer?.name],
    [t('horse.owner'), owner],
    [t('horse.starts'), record && String(record.starts)],
    [t('horse.wins'), record && String(record.wins)],
    [t('horse.places'), record && String(record.places)],
    [t('runners.form'), form && <FormText form={form} />],
  ] as const;
  return <FactList dense facts={facts} />;
}
