import { useLocale } from '@paddock/host';
import { formatMoney } from '@paddock/i18n';
import { pay, rulesOf } from '@paddock/wagers';
import { useTranslation } from 'react-i18next';
import { useFormatOdds } from '../use-format-odds.ts';
import type { Bet } from './bet.queries.ts';

/**
 * The possible return of a bet: at agreed odds, the payout of each horse to the cent. A pool's
 * dividend is known only after the race, so nothing is promised.
 */
export function BetReturn({ bet: { legs, lines, race } }: { bet: Bet }) {
  const { t } = useTranslation('mf-racing');
  const locale = useLocale();
  const formatOdds = useFormatOdds();
  const agreed = lines.flatMap(({ odds, ...line }) => (odds === null ? [] : [{ ...line, odds }]));
  const agreedInLegs = legs.flatMap(({ odds = [] }, at) => odds.map((each) => ({ leg: at + 1, ...each })));
  if (agreedInLegs.length > 0) {
    return (
      <ul>
        {agreedInLegs.map(({ leg, startNr, odds }) => (
          <li key={`${leg} ${startNr}`}>{t('bets.agreedOfLeg', { leg, startNr, odds: formatOdds(odds) })}</li>
        ))}
      </ul>
    );
  }
  if (agreed.length === 0) return t('bets.poolDecides');
  const { rounding } = rulesOf(race.country);
  return (
    <ul>
      {agreed.map(({ pool, startNr, stake, odds }) => (
        <li key={`${pool} ${startNr}`}>
          {t('bets.agreed', {
            startNr,
            odds: formatOdds(odds),
            amount: formatMoney(pay({ lines: 1, stake, odd: odds, rounding }), locale),
          })}
        </li>
      ))}
    </ul>
  );
}
