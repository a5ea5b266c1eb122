import { useLocale } from '@paddock/host';
import { countryName } from '@paddock/i18n';
import { QueryPart } from '@paddock/pages';
import { Card } from '@paddock/ui/card';
import { EmptyState } from '@paddock/ui/empty-state';
import { Skeleton } from '@paddock/ui/skeleton';
import { Tabs } from '@paddock/ui/tabs';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { CountryChips } from '../shared/country-chips.tsx';
import { inCountryOrder } from '../shared/country-order.model.ts';
import { useMeetingFilter } from '../shared/meetings/use-meeting-filter.ts';
import { useCountryPositions } from '../shared/use-country-positions.ts';
import { ParticipantList } from './participant-list.tsx';
import {
  type CountryParticipants,
  PARTICIPANT_TYPES,
  parseParticipantType,
  searchParticipants,
} from './starter-index.model.ts';
import styles from './starter-index.module.css';
import { participantsQuery } from './starter-index.queries.ts';

const PLACEHOLDER = <Skeleton height="40rem" />;

/** The participants of a day: horses, riders or trainers of one country, by name. */
export function StarterIndex({ queryDate }: { queryDate: string | undefined }) {
  const { t } = useTranslation('mf-racing');
  const type = parseParticipantType(useSearchParams()[0]);
  const query = useQuery(participantsQuery(type, queryDate));
  const positions = useCountryPositions();
  return (
    <>
      <Tabs label={t('starterIndex.types')}>
        {PARTICIPANT_TYPES.map((other) => (
          <Link
            key={other}
            to={other === 'horse' ? '?' : `?type=${other}`}
            preventScrollReset
            aria-current={other === type ? 'page' : undefined}
          >
            {t(`starterIndex.${other}`)}
          </Link>
        ))}
      </Tabs>
      <QueryPart query={query} skeleton={PLACEHOLDER}>
        {(countries) => {
          if (!positions) return PLACEHOLDER;
          if (countries.length === 0) return <EmptyState title={t('starterIndex.none')} text={t('races.noneText')} />;
          return <CountryIndex countries={inCountryOrder(countries, positions)} />;
        }}
      </QueryPart>
    </>
  );
}

function CountryIndex({ countries }: { countries: CountryParticipants[] }) {
  const { t } = useTranslation('mf-racing');
  const locale = useLocale();
  const { filter, change } = useMeetingFilter();
  const [text, setText] = useState('');
  const shownText = useDeferredValue(text);
  const id = useId();
  const chosen = countries.find(({ country }) => country === filter.country) ?? countries[0];
  if (!chosen) return null;
  return (
    <>
      <CountryChips
        countries={countries.map(({ country }) => country)}
        chosen={chosen.country}
        onPress={(country) => change({ country })}
      />
      <Card
        title={countryName(chosen.country, locale)}
        aside={
          <div className={styles.search}>
            <label htmlFor={id}>{t('starterIndex.search')}</label>
            <input
              id={id}
              type="search"
              className={styles.field}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          </div>
        }
      >
        <ParticipantList participants={searchParticipants(chosen.participants, shownText)} />
      </Card>
    </>
  );
}
