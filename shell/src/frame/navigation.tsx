import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { useIntentPrefetch } from '../remotes/use-intent-prefetch.ts';
import styles from './navigation.module.css';
import { useMenu } from './use-menu.ts';

/** The main menu. */
export function Navigation() {
  const { t } = useTranslation('shell');
  const entries = useMenu('main');
  const intent = useIntentPrefetch();
  return (
    <nav aria-label={t('mainMenu')} className={styles.navigation}>
      <ul>
        {entries.map(({ path, label }) => (
          <li key={path}>
            <NavLink to={path} end={path === '/'} {...intent(path)}>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
