import { usePanelViewer } from '@paddock/host';
import { useIsScreenKnown } from '@paddock/host/shell';
import { SkipLink } from '@paddock/ui/skip-link';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PanelButton } from '../panels/panel-button.tsx';
import { BalanceLabel } from '../panels/quick-account/balance-label.tsx';
import { useOfferedPanels } from '../panels/use-offered-panels.ts';
import { paths } from '../paths.ts';
import styles from './header.module.css';
import { LanguageSwitch } from './language-switch.tsx';
import { Navigation } from './navigation.tsx';
import { PageLoadingBar } from './page-loading-bar.tsx';

/** The bar with the header panels. The main menu is below it, or on a phone in the burger. */
export function Header() {
  const { t } = useTranslation('shell');
  const { smallScreen } = usePanelViewer();
  const isScreenKnown = useIsScreenKnown();
  const panels = useOfferedPanels({ inBurger: false, emptyLayout: false });
  const burger = panels.find(({ name }) => name === 'burger');
  const buttons = panels.filter(({ name }) => name !== 'burger');
  return (
    <header className={styles.header}>
      <SkipLink target="content">{t('skipToContent')}</SkipLink>
      <PageLoadingBar />
      <div className={styles.bar}>
        {burger && <PanelButton panel={burger} />}
        <Link to="/" className={styles.brand} aria-label={t('home')}>
          <Mark />
          <span className={styles.name}>Paddock</span>
        </Link>
        {buttons.map((panel) => (
          <PanelButton key={panel.name} panel={panel}>
            {panel.name.startsWith('quick-account') && <BalanceLabel />}
          </PanelButton>
        ))}
        <LanguageSwitch />
      </div>
      {!smallScreen && (
        <div className={styles.menu} data-screen={isScreenKnown ? undefined : 'wide'}>
          <Navigation />
          <Link to={paths.responsibleGambling} className={styles.protection}>
            {t('responsibleGambling.entry')}
          </Link>
        </div>
      )}
    </header>
  );
}

/** A rail and a post: the paddock's fence. */
function Mark() {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" className={styles.mark}>
      <path
        d="M5 4v16M12 4v16M19 4v16M2 9h20M2 15h20"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  );
}
