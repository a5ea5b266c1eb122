import { useLocale } from '@paddock/host';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { useRemoteSource } from '../remotes/source-context.ts';
import { useIntentPrefetch } from '../remotes/use-intent-prefetch.ts';
import styles from './navigation.module.css';

/** The main menu: what the remotes of this release claim, in the release's order. */
export function Navigation() {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const entries = useRemoteSource().navigation();
  const intent = useIntentPrefetch();
  return (
    <nav aria-label={t('mainMenu')} className={styles.navigation}>
      <ul>
        {entries.map(({ path, label }) => (
          <li key={path}>
            <NavLink to={path} end={path === '/'} {...intent(path)}>
              {label[locale]}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
