import { href, useLocale } from '@paddock/host';
import { countryName, type Locale } from '@paddock/i18n';
import type { BadgeTone } from '@paddock/ui/badge';
import { Button } from '@paddock/ui/button';
import { Chip, ChipGroup } from '@paddock/ui/chip';
import { CountryFlag } from '@paddock/ui/country-flag';
import type { TFunction } from 'i18next';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EntryLink } from '../../shared/feed/entry-link.tsx';
import { FeedPart } from '../../shared/feed/feed-part.tsx';
import { FeedTools } from '../../shared/feed/feed-tools.tsx';
import { useMessengerSession } from '../../shared/use-messenger-session.ts';
import { NO_FILTER, sizeOf, TICKER_TYPES } from './filter/ticker-filter.model.ts';
import { TickerFilter } from './filter/ticker-filter.tsx';
import { useTickerFilter } from './filter/use-ticker-filter.ts';
import styles from './ticker.module.css';
import { type TickerEntry, tickerSource } from './ticker.queries.ts';

/** The events on the tracks, the same for everyone. */
export function Ticker() {
  const { t } = useTranslation('mf-messenger');
  const { filter, hasFailed, change } = useTickerFilter();
  const view = useMessengerSession((state) => state.lastActiveFilter);
  const [isChoosing, setChoosing] = useState(false);
  const [isPaused, setPaused] = useState(false);
  const filterId = useId();
  const chosen = sizeOf(filter);
  const see = (lastActiveFilter: typeof view) => useMessengerSession.setState({ lastActiveFilter });
  return (
    <div className={styles.ticker}>
      <FeedTools isPaused={isPaused} onPause={setPaused}>
        <div className={styles.tools}>
          <ChipGroup label={t('ticker.view')}>
            <Chip pressed={view === 'live'} onClick={() => see('live')}>
              {t('ticker.live')}
            </Chip>
            <Chip pressed={view === 'own'} onClick={() => see('own')}>
              {t('ticker.own', { count: chosen })}
            </Chip>
          </ChipGroup>
          <Button
            size="small"
            variant="quiet"
            aria-expanded={isChoosing}
            aria-controls={filterId}
            onClick={() => setChoosing(!isChoosing)}
          >
            {t('filter.change')}
          </Button>
        </div>
      </FeedTools>
      <div id={filterId}>
        {isChoosing && (
          <TickerFilter
            filter={filter}
            onChange={(next) => {
              change(next);
              see('own');
            }}
          />
        )}
      </div>
      {hasFailed && <p role="alert">{t('filter.failed')}</p>}
      <Entries filter={view === 'live' ? NO_FILTER : filter} isPaused={isPaused} />
    </div>
  );
}

const atOf = ({ at }: TickerEntry) => at;

function Entries({ filter, isPaused }: { filter: typeof NO_FILTER; isPaused: boolean }) {
  const { t } = useTranslation('mf-messenger');
  const locale = useLocale();
  const source = useMemo(() => tickerSource(filter, locale), [filter, locale]);
  const render = useMemo(() => createRender(t, locale), [t, locale]);
  return (
    <FeedPart
      source={source}
      empty={{ title: t('ticker.empty'), text: t('ticker.emptyHow') }}
      label={t('tab.liveticker')}
      isPaused={isPaused}
      at={atOf}
      render={render}
    />
  );
}

const TONES: Record<TickerEntry['type'], BadgeTone> = {
  race_soon: 'accent',
  race_off: 'info',
  result_provisional: 'neutral',
  result_official: 'success',
  non_runner: 'danger',
  rider_change: 'warning',
  odds_drop: 'info',
};

/**
 * Returns the function that renders an entry. A row has no hooks and looks up no texts itself,
 * because many appear at a time.
 */
function createRender(t: TFunction<'mf-messenger'>, locale: Locale) {
  const kinds = Object.fromEntries(TICKER_TYPES.map((type) => [type, t(`ticker.type.${type}`)]));
  return ({ id, at, type, raceId, country, text }: TickerEntry) => (
    <EntryLink id={id} to={href('race', { id: raceId })} at={at} kind={kinds[type] ?? type} tone={TONES[type]}>
      <CountryFlag country={country} label={countryName(country, locale)} /> {text}
    </EntryLink>
  );
}
