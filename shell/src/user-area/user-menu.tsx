import { useTranslation } from 'react-i18next';
import { MenuLinks } from '../frame/menu-links.tsx';
import { useMenu } from '../frame/use-menu.ts';
import styles from './user-menu.module.css';

/** The menu of the account area. */
export function UserMenu() {
  const { t } = useTranslation('shell');
  return (
    <nav aria-label={t('user.menu')}>
      <MenuLinks entries={useMenu('user')} className={styles.menu} />
    </nav>
  );
}
