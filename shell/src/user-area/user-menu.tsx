import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { useIntentPrefetch } from '../remotes/use-intent-prefetch.ts';
import styles from './user-menu.module.css';
import { USER_PAGES, userPath } from './user-pages.ts';

/** The menu of the account area. */
export function UserMenu() {
  const { t } = useTranslation('shell');
  const intent = useIntentPrefetch();
  return (
    <nav aria-label={t('user.menu')}>
      <ul className={styles.menu}>
        {USER_PAGES.map((page) => (
          <li key={page}>
            <NavLink to={userPath(page)} {...intent(userPath(page))}>
              {t(`user.${page}`)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
