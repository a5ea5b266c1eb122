import { useLocale } from '@paddock/host';
import { countryName } from '@paddock/i18n';
import { QueryPart } from '@paddock/pages';
import { Button } from '@paddock/ui/button';
import { Chip } from '@paddock/ui/chip';
import { CountryFlag } from '@paddock/ui/country-flag';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useTickerPermission } from '../../../shared/use-ticker-permission.ts';
import {
  type TickerFilter as Filter,
  NO_FILTER,
  RACE_TYPES,
  sizeOf,
  TICKER_TYPES,
  toggled,
} from './ticker-filter.model.ts';
import styles from './ticker-filter.module.css';
import { countriesQuery } from './ticker-filter.queries.ts';

interface TickerFilterProps {
  filter: Filter;
  onChange: (filter: Filter) => void;
}

/** The choice of countries, race types and kinds. A list without a choice means everything. */
export function TickerFilter({ filter, onChange }: TickerFilterProps) {
  const { t } = useTranslation('mf-messenger');
  const locale = useLocale();
  const countries = useQuery(countriesQuery);
  const isAllowed = useTickerPermission((state) => state.isAllowed);
  return (
    <div className={styles.filter}>
      <Choice label={t('filter.types')}>
        {TICKER_TYPES.map((type) => (
          <Chip
            key={type}
            pressed={filter.types.includes(type)}
            onClick={() => onChange({ ...filter, types: toggled(filter.types, type) })}
          >
            {t(`ticker.type.${type}`)}
          </Chip>
        ))}
      </Choice>
      <Choice label={t('filter.raceTypes')}>
        {RACE_TYPES.map((type) => (
          <Chip
            key={type}
            pressed={filter.raceType.includes(type)}
            onClick={() => onChange({ ...filter, raceType: toggled(filter.raceType, type) })}
          >
            {t(`raceType.${type}`)}
          </Chip>
        ))}
      </Choice>
      <Choice label={t('filter.countries')}>
        <QueryPart query={countries} skeleton={{ height: '2.25rem' }}>
          {(all) =>
            all.map(({ code }) => (
              <Chip
                key={code}
                pressed={filter.country.includes(code)}
                onClick={() => onChange({ ...filter, country: toggled(filter.country, code) })}
              >
                <CountryFlag country={code} label="" />
                {countryName(code, locale)}
              </Chip>
            ))
          }
        </QueryPart>
      </Choice>
      <Choice label={t('filter.news')}>
        <Chip pressed={isAllowed} onClick={() => useTickerPermission.setState({ isAllowed: !isAllowed })}>
          {t('filter.atOnce')}
        </Chip>
      </Choice>
      <p className={styles.end}>
        <span>{t('filter.help')}</span>
        {sizeOf(filter) > 0 && (
          <Button size="small" variant="quiet" onClick={() => onChange(NO_FILTER)}>
            {t('filter.clear')}
          </Button>
        )}
      </p>
    </div>
  );
}

function Choice({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no flex container
    <div role="group" aria-labelledby={id} className={styles.choice}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      <div className={styles.chips}>{children}</div>
    </div>
  );
}
