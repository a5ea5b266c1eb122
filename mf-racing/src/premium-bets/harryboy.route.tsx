import { queryClient } from '@paddock/host';
import { premiumQuery } from './premium-bets.queries.ts';
import { PremiumPage } from './premium-page.tsx';

export function loader() {
  void queryClient.prefetchQuery(premiumQuery('harryboy'));
  return null;
}

export function Component() {
  return <PremiumPage type="harryboy" />;
}
