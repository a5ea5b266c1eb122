import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PanelButtons } from '../panels/panel-buttons.tsx';
import styles from './header.module.css';
import { LanguageSwitch } from './language-switch.tsx';
import { Navigation } from './navigation.tsx';

export function Header() {
  const { t } = useTranslation('shell');
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link to="/" className={styles.brand} aria-label={t('home')}>
          <Mark />
          Paddock
        </Link>
        <Navigation />
        <div className={styles.tools}>
          <PanelButtons />
          <LanguageSwitch />
        </div>
      </div>
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
