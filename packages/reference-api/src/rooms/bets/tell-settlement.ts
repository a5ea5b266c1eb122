import { formatMoney } from '../../server/format.ts';
import type { Notification } from '../messenger/notify.ts';

interface Outcome {
  /** `Bet 12`, in both languages. */
  named: { de: string; en: string };
  status: 'won' | 'lost' | 'refunded';
  /** Cents. */
  payout: number;
}

type Texts = Pick<Notification, 'text_de' | 'text_en'>;

/** The message about a settled bet; null for a lost one. */
export const settlementTexts = ({ named, status, payout }: Outcome): Texts | null => {
  if (status === 'lost') return null;
  const [de, en] = [formatMoney(payout, 'de'), formatMoney(payout, 'en')];
  return status === 'won'
    ? { text_de: `${named.de} hat gewonnen: ${de}.`, text_en: `${named.en} has won ${en}.` }
    : { text_de: `${named.de} wurde erstattet: ${de}.`, text_en: `${named.en} was refunded: ${en}.` };
};
