import { useLocale } from '@paddock/host';
import { formatMoney, formatNumber, formatPercent } from '@paddock/i18n';
import { parseTicket } from '@paddock/wagers';
import type { Bet } from './bet.queries.ts';

/** `4 × 1,00 € = 4,00 €`; with flexi `4 × 1,00 € × 50 % = 2,00 €`. */
export function BetPrice({ bet: { combinations, stake, price, ticket } }: { bet: Bet }) {
  const locale = useLocale();
  const parsed = parseTicket(ticket);
  const flexi = parsed.kind === 'ticket' ? parsed.ticket.flexi : undefined;
  const factors = [
    formatNumber(combinations, locale),
    formatMoney(stake, locale),
    ...(flexi === undefined ? [] : [formatPercent(flexi / 100, locale)]),
  ];
  return `${factors.join(' × ')} = ${formatMoney(price, locale)}`;
}
