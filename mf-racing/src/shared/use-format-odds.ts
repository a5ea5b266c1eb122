import { customerQuery } from '@paddock/api/customer-queries';
import { api, useLocale } from '@paddock/host';
import { formatOdds } from '@paddock/i18n';
import { useIsLoggedIn } from '@paddock/pages';
import { useQuery } from '@tanstack/react-query';

const meQuery = customerQuery(api);

/**
 * Returns a function that formats odds by the customer's settings: `4,02`, `40,2` or `402` (core
 * §3: odds_divisor).
 */
export function useFormatOdds(): (odds: number) => string {
  const locale = useLocale();
  const enabled = useIsLoggedIn();
  // Odds are on the page many times: only a changed divisor renders them again.
  const { data: divisor } = useQuery({
    ...meQuery,
    enabled,
    select: ({ preferences }) => preferences.oddsDivisor,
  });
  return (odds) => formatOdds(odds, locale, divisor);
}
