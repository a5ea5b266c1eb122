import { href, useLocale } from '@paddock/host';
import { formatMoney } from '@paddock/i18n';
import type { BadgeTone } from '@paddock/ui/badge';
import { linkClass } from '@paddock/ui/link';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { EntryLink } from '../../shared/feed/entry-link.tsx';
import { FeedPart } from '../../shared/feed/feed-part.tsx';
import { FeedTools } from '../../shared/feed/feed-tools.tsx';
import { type Bet, betsSource } from './bets.queries.ts';

const atOf = ({ placedAt }: Bet) => placedAt;
const render = (bet: Bet) => <Entry {...bet} />;

/** The customer's bets, newest first, each with its outcome. */
export function Bets() {
  const { t } = useTranslation('mf-messenger');
  const [isPaused, setPaused] = useState(false);
  return (
    <>
      <FeedTools isPaused={isPaused} onPause={setPaused}>
        <Link to={href('bets')} className={linkClass}>
          {t('bets.all')}
        </Link>
      </FeedTools>
      <FeedPart
        source={betsSource}
        empty={{ title: t('bets.empty'), text: t('bets.emptyHow') }}
        label={t('tab.bets')}
        isPaused={isPaused}
        at={atOf}
        render={render}
      />
    </>
  );
}

const TONES: Record<Bet['status'], BadgeTone> = {
  accepted: 'info',
  confirmation_required: 'warning',
  lapsed: 'neutral',
  cancelled: 'neutral',
  won: 'success',
  lost: 'neutral',
  refunded: 'neutral',
};

function Entry({ id, race, status, price, payout, placedAt }: Bet) {
  const { t } = useTranslation('mf-messenger');
  const locale = useLocale();
  const words = [
    t('bets.race', { track: race.trackName, number: race.number }),
    t('bets.number', { id }),
    t('bets.price', { amount: formatMoney(price, locale) }),
    ...(payout ? [t('bets.payout', { amount: formatMoney(payout, locale) })] : []),
  ];
  return (
    <EntryLink
      id={id}
      to={href('race', { id: race.id })}
      at={placedAt}
      kind={t(`bets.status.${status}`)}
      tone={TONES[status]}
    >
      {words.join(' · ')}
    </EntryLink>
  );
}
