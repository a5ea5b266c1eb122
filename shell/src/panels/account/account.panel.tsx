import { useCustomer } from '@paddock/host';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { LogOutButton } from '../../session/log-out-button.tsx';
import { Balance } from '../../user-area/balance.tsx';
import { UserMenu } from '../../user-area/user-menu.tsx';
import styles from '../panel-part.module.css';

/**
 * The customer's name and balance, the pages of the account, responsible gambling and the logout.
 */
export function AccountPanel() {
  const { t } = useTranslation('shell');
  const customer = useCustomer();
  return (
    <div className={styles.part}>
      <div>
        <h2 className={styles.title}>
          {customer ? `${customer.firstname} ${customer.lastname}` : t('panels.account')}
        </h2>
        {customer && <p className={styles.soft}>{customer.email}</p>}
      </div>
      <Balance />
      <div className={styles.section}>
        <UserMenu />
      </div>
      <div className={`${styles.section} ${styles.links}`}>
        <Link to={paths.responsibleGambling}>{t('responsibleGambling.entry')}</Link>
      </div>
      <LogOutButton>{t('logOut')}</LogOutButton>
    </div>
  );
}
