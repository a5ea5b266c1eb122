import { useLocale } from '@paddock/host';
import { formatShortMoney } from '@paddock/i18n';
import type { Refusal } from '@paddock/wagers';
import { useTranslation } from 'react-i18next';
import type { TicketField } from './ticket-field.model.ts';

/** Drops the words that all names begin with, except in the first name: "Rennen 1", "3" and "4". */
const withoutRepetition = (names: readonly string[]): string[] => {
  const [first = ''] = names;
  const start = first.slice(0, first.lastIndexOf(' ') + 1);
  const isShared = names.every((name) => name.startsWith(start));
  return names.map((name, at) => (isShared && at > 0 ? name.slice(start.length) : name));
};

/**
 * Returns a function that turns a refusal into a sentence with the correction. It names the races
 * by their labels.
 * @param fields the fields of the ticket's races
 */
export function useRefusalText(
  fields: readonly Pick<TicketField, 'label'>[],
): (refusal: Refusal, legs: readonly number[]) => string {
  const { t } = useTranslation('mf-racing');
  const locale = useLocale();
  const list = new Intl.ListFormat(locale);
  const numbers = (startNrs: readonly number[]) => list.format(startNrs.map(String));
  const sentence = (refusal: Refusal): string => {
    switch (refusal.kind) {
      case 'unknown-runner':
      case 'non-runner':
      case 'reserve-chosen':
        return t(`ticket.refusal.${refusal.kind}`, { numbers: numbers(refusal.startNrs) });
      case 'not-a-rival':
        return t('ticket.refusal.not-a-rival', { numbers: numbers(refusal.startNrs) });
      case 'too-few-runners':
      case 'too-few-horses':
      case 'wrong-places':
      case 'wrong-legs':
        return t(`ticket.refusal.${refusal.kind}`, { count: refusal.needed });
      case 'too-many-horses':
      case 'too-many-runners':
      case 'too-many-bankers':
      case 'too-many-reserves':
      case 'spot-own':
        return t(`ticket.refusal.${refusal.kind}`, { count: refusal.allowed });
      case 'banker-place':
      case 'banker-twice':
        return t(`ticket.refusal.${refusal.kind}`, { startNr: refusal.startNr });
      case 'spot-size':
        return t('ticket.refusal.spot-size', { size: refusal.size });
      case 'multi':
        return t('ticket.refusal.multi', { options: numbers(refusal.options) });
      case 'stake-does-not-divide':
        return t('ticket.refusal.stake-does-not-divide', { count: refusal.parts });
      case 'stake-too-low':
        return t(refusal.jackpot ? 'ticket.refusal.stake-too-low-jackpot' : 'ticket.refusal.stake-too-low', {
          amount: formatShortMoney(refusal.needed, locale),
        });
      default:
        return t(`ticket.refusal.${refusal.kind}`);
    }
  };
  return (refusal, legs) => {
    const labels = legs.flatMap((leg) => fields[leg - 1]?.label || []);
    return 'leg' in refusal && labels.length > 0
      ? t('ticket.refusal.inLegs', { legs: list.format(withoutRepetition(labels)), text: sentence(refusal) })
      : sentence(refusal);
  };
}
