import { useTranslation } from 'react-i18next';
import { MenuLinks } from './menu-links.tsx';
import styles from './navigation.module.css';
import { useMenu } from './use-menu.ts';

/** The main menu. */
export function Navigation() {
  const { t } = useTranslation('shell');
  return (
    <nav aria-label={t('mainMenu')} className={styles.navigation}>
      <MenuLinks entries={useMenu('main')} />
    </nav>
  );
}
