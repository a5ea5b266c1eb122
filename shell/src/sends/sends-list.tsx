import { dismissSend, href, type Send, useLocale } from '@paddock/host';
import { isUnresolved } from '@paddock/host/shell';
import { formatMoney, formatTime } from '@paddock/i18n';
import { Button } from '@paddock/ui/button';
import { linkButtonClass } from '@paddock/ui/link-button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './sends-list.module.css';

/** The sends that are not over once they arrived, and the words of the link to where they go on. */
const WAYS_ON = {
  startPayment: { to: 'deposit', words: 'pay' },
  withdraw: null,
  sendBet: { to: 'bets', words: 'bets' },
} as const;

const isNamed = (operation: Send['operation']): operation is keyof typeof WAYS_ON => operation in WAYS_ON;

/** The sends whose outcome is being asked for, and those whose outcome is known. */
export function SendsList({ sends }: { sends: readonly Send[] }) {
  const { t } = useTranslation('shell');
  const isOpen = sends.some(isUnresolved);
  return (
    <section className={styles.notice} aria-label={t('sends.label')}>
      <p>{isOpen ? t('sends.findingOut') : t('sends.found')}</p>
      <ul className={styles.list}>
        {sends.map((send) => (
          <SendLine key={send.key} send={send} />
        ))}
      </ul>
    </section>
  );
}

function SendLine({ send }: { send: Send }) {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const { key, operation, line, amount, pressedAt, state } = send;
  const arrived = state.status === 'taken' && isNamed(operation) ? operation : null;
  const wayOn = arrived && WAYS_ON[arrived];
  const words = [line, ...(amount === null ? [] : [formatMoney(amount, locale)]), formatTime(pressedAt)];
  const read = () => void dismissSend(key);
  // "Not yet paid" must not stay there once it is paid.
  const onGo = arrived === 'startPayment' ? read : undefined;
  return (
    <li>
      <span>{words.join(' · ')}</span>
      <strong>{t(arrived ? `sends.arrived.${arrived}` : `sends.state.${state.status}`)}</strong>
      {wayOn && (
        <Link to={href(wayOn.to)} className={linkButtonClass()} onClick={onGo}>
          {t(`quickAccount.${wayOn.words}`)}
        </Link>
      )}
      {!isUnresolved(send) && (
        <Button aria-label={t('sends.dismiss', { line })} onClick={read}>
          {t('sends.dismissShort')}
        </Button>
      )}
    </li>
  );
}
