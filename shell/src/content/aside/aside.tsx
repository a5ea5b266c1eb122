import { Slot } from '@paddock/host';
import { Card } from '@paddock/ui/card';
import { linkClass } from '@paddock/ui/link';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useMatch } from 'react-router';
import { CustomerService } from '../../customer-service/customer-service.tsx';
import { pages } from '../../pages.ts';
import styles from './aside.module.css';
import { isBeside, onBesideChange } from './beside.ts';

/** Beside a page to read: what remotes put there, and help. Below it on a small screen: help alone. */
export function Aside() {
  const { t } = useTranslation('shell');
  const beside = useSyncExternalStore(onBesideChange, isBeside);
  const onContactPage = useMatch(pages.contact.path) !== null;
  return (
    <aside className={styles.aside} aria-label={t('content.aside')}>
      {beside && <Slot name="content.aside" props={{}} />}
      {!onContactPage && (
        <Card title={t('content.help')}>
          <CustomerService />
          <p className={styles.links}>
            <Link className={linkClass} to={pages.help.path}>
              {t('footer.helpCentre')}
            </Link>
            <Link className={linkClass} to={pages.contact.path}>
              {t('contactPanel.write')}
            </Link>
          </p>
        </Card>
      )}
    </aside>
  );
}
