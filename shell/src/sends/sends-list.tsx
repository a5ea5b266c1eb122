import { dismissSend, type Send, useLocale } from '@paddock/host';
import { isUnresolved } from '@paddock/host/shell';
import { formatMoney, formatTime } from '@paddock/i18n';
import { Button } from '@paddock/ui/button';
import { useTranslation } from 'react-i18next';
import styles from './sends-list.module.css';

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
  const { key, line, amount, pressedAt, state } = send;
  const words = [line, ...(amount === null ? [] : [formatMoney(amount, locale)]), formatTime(pressedAt)];
  return (
    <li>
      <span>{words.join(' · ')}</span>
      <strong>{t(`sends.state.${state.status}`)}</strong>
      {!isUnresolved(send) && (
        <Button aria-label={t('sends.dismiss', { line })} onClick={() => void dismissSend(key)}>
          {t('sends.dismissShort')}
        </Button>
      )}
    </li>
  );
}
