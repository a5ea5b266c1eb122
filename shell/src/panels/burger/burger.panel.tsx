import { useLocale, useSession } from '@paddock/host';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { LanguageSwitch } from '../../frame/language-switch.tsx';
import { useRemoteSource } from '../../remotes/source-context.ts';
import { useIntentPrefetch } from '../../remotes/use-intent-prefetch.ts';
import { paths } from '../../routing/shell-paths.ts';
import { UserMenu } from '../../user-area/user-menu.tsx';
import { PanelButton } from '../panel-button.tsx';
import styles from '../panel-part.module.css';
import { useOfferedPanels } from '../use-offered-panels.ts';

/** A phone's menu: where to go, the panels that its bar has no room for, the account, help, and the language. */
export function BurgerPanel() {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const intent = useIntentPrefetch();
  const navigation = useRemoteSource().navigation();
  const panels = useOfferedPanels({ inBurger: true, emptyLayout: false });
  const loggedIn = useSession(({ status }) => status === 'customer');
  const entries = [
    ...navigation.map(({ path, label }) => ({ path, label: label[locale] })),
    { path: paths.responsibleGambling, label: t('responsibleGambling.entry') },
  ];
  return (
    <div className={styles.part}>
      <nav aria-label={t('mainMenu')}>
        <ul className={styles.links}>
          {entries.map(({ path, label }) => (
            <li key={path}>
              <NavLink to={path} end={path === '/'} {...intent(path)}>
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <ul className={`${styles.links} ${styles.section}`}>
        {panels.map((name) => (
          <li key={name}>
            <PanelButton name={name} />
          </li>
        ))}
      </ul>
      {loggedIn && (
        <div className={styles.section}>
          <UserMenu />
        </div>
      )}
      <div className={`${styles.section} ${styles.links}`}>
        <LanguageSwitch inWords />
      </div>
    </div>
  );
}
