import { useLocale } from '@paddock/host';
import { formatDate, formatDayMonth, formatWeekday } from '@paddock/i18n';
import { QueryPart } from '@paddock/pages';
import { EmptyState } from '@paddock/ui/empty-state';
import { Skeleton } from '@paddock/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { CountryChips } from '../shared/country-chips.tsx';
import { inCountryOrder } from '../shared/country-order.model.ts';
import { Fold } from '../shared/meetings/fold.tsx';
import { Folds } from '../shared/meetings/folds.tsx';
import { JumpBar } from '../shared/meetings/jump-bar.tsx';
import { useMeetingFilter } from '../shared/meetings/use-meeting-filter.ts';
import { useCountryPositions } from '../shared/use-country-positions.ts';
import { dayFoldId } from './long-term.model.ts';
import { type LongTermRace, longTermQuery } from './long-term.queries.ts';
import styles from './long-term-markets.module.css';
import { Market } from './market.tsx';

const PLACEHOLDER = <Skeleton height="60rem" />;

/** The markets on races that are months ahead, by day. The first day is open. */
export function LongTermMarkets() {
  const { t } = useTranslation('mf-racing');
  const query = useQuery(longTermQuery);
  const positions = useCountryPositions();
  return (
    <QueryPart query={query} skeleton={PLACEHOLDER}>
      {(races) => {
        if (!positions) return PLACEHOLDER;
        if (races.length === 0) return <EmptyState title={t('ltm.none')} />;
        return <MarketsByDay races={inCountryOrder(races, positions)} />;
      }}
    </QueryPart>
  );
}

function MarketsByDay({ races }: { races: LongTermRace[] }) {
  const { t } = useTranslation('mf-racing');
  const locale = useLocale();
  const { filter, change } = useMeetingFilter();
  const countries = races.map(({ country }) => country);
  // A country without a market is not a filter: no chip on the page could remove it.
  const chosen = countries.find((country) => country === filter.country);
  const shown = races.filter(({ country }) => chosen === undefined || country === chosen);
  const days = [...Map.groupBy(shown, ({ date }) => date)].sort(([a], [b]) => a.localeCompare(b));
  return (
    <>
      <CountryChips
        countries={countries}
        chosen={chosen}
        onPress={(country) => change({ country: country === chosen ? undefined : country })}
      />
      <JumpBar
        label={t('ltm.jump')}
        folds={days.map(([date]) => ({ id: dayFoldId(date), name: formatDayMonth(date) }))}
      />
      <Folds>
        {days.map(([date, markets], index) => (
          <Fold
            key={date}
            id={dayFoldId(date)}
            initiallyOpen={index === 0}
            line={
              <>
                <h2>
                  {formatWeekday(date, locale)}, {formatDate(date)}
                </h2>
                <span className={styles.count}>{t('meetings.races', { count: markets.length })}</span>
              </>
            }
          >
            {() => (
              <Folds>
                {markets.map((market) => (
                  <Market key={market.id} market={market} />
                ))}
              </Folds>
            )}
          </Fold>
        ))}
      </Folds>
    </>
  );
}
