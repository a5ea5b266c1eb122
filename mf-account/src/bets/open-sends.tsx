import { type Send, useLocale, useSends } from '@paddock/host';
import { formatDateTime, formatMoney } from '@paddock/i18n';
import { Badge } from '@paddock/ui/badge';
import { Card } from '@paddock/ui/card';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './bets.module.css';
import { readBetsAgain } from './bets.queries.ts';

const isOpen = ({ operation, state }: Send): boolean =>
  operation === 'sendBet' && (state.status === 'sending' || state.status === 'unknown');

/** Sent bets whose outcome is unknown so far. No list contains them yet. */
export function OpenSends() {
  const { t } = useTranslation('mf-account');
  const locale = useLocale();
  const sends = useSends().filter(isOpen);
  const count = sends.length;
  // A bet whose outcome is known now may be in the list.
  useEffect(() => (count > 0 ? readBetsAgain : undefined), [count]);
  if (count === 0) return null;
  return (
    <Card title={t('bets.sends')}>
      <p>{t('bets.sendsText')}</p>
      <ul className={styles.sends}>
        {sends.map(({ key, line, amount, pressedAt, state }) => (
          <li key={key}>
            <span>
              {[line, ...(amount === null ? [] : [formatMoney(amount, locale)]), formatDateTime(pressedAt)].join(' · ')}
            </span>
            <Badge tone="warning">{t(state.status === 'sending' ? 'bets.sending' : 'bets.findingOut')}</Badge>
          </li>
        ))}
      </ul>
    </Card>
  );
}
