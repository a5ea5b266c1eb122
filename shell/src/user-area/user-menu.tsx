import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { useMenu } from '../frame/use-menu.ts';
import { useIntentPrefetch } from '../remotes/use-intent-prefetch.ts';
import styles from './user-menu.module.css';

/** The menu of the account area. */
export function UserMenu() {
  const { t } = useTranslation('shell');
  const intent = useIntentPrefetch();
  return (
    <nav aria-label={t('user.menu')}>
      <ul className={styles.menu}>
        {useMenu('user').map(({ path, label }) => (
          <li key={path}>
            <NavLink to={path} {...intent(path)}>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
