import { useIsLoggedIn } from '@paddock/pages';
import { useTranslation } from 'react-i18next';
import { LanguageSwitch } from '../../frame/language-switch.tsx';
import { MenuLinks } from '../../frame/menu-links.tsx';
import { useMenu } from '../../frame/use-menu.ts';
import { paths } from '../../paths.ts';
import { UserMenu } from '../../user-area/user-menu.tsx';
import { PanelButton } from '../panel-button.tsx';
import styles from '../panel-part.module.css';
import { useOfferedPanels } from '../use-offered-panels.ts';

/**
 * A phone's menu: main menu, the panels that do not fit its bar, the account, responsible gambling,
 * and the language.
 */
export function BurgerPanel() {
  const { t } = useTranslation('shell');
  const menu = useMenu('main');
  const panels = useOfferedPanels({ inBurger: true, emptyLayout: false });
  const loggedIn = useIsLoggedIn();
  const entries = [...menu, { path: paths.responsibleGambling, label: t('responsibleGambling.entry') }];
  return (
    <div className={styles.part}>
      <nav aria-label={t('mainMenu')}>
        <MenuLinks entries={entries} className={styles.links} />
      </nav>
      <ul className={`${styles.links} ${styles.section}`}>
        {panels.map((panel) => (
          <li key={panel.name}>
            <PanelButton panel={panel} />
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
