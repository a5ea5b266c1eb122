import { useCookieConsent } from '@paddock/host';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PastAlerts } from '../alerts/past-alerts.tsx';
import { pageHref, shortPageHref } from '../links.ts';
import { pages } from '../pages.ts';
import { useIntentPrefetch } from '../remotes/use-intent-prefetch.ts';
import { BETTING_HELPLINE } from '../responsible-gambling/help-organisations.ts';
import styles from './footer.module.css';

const LINKS = [
  { path: pages.responsibleGambling.path, text: 'responsibleGambling.entry' },
  { path: shortPageHref('about'), text: 'footer.about' },
  { path: pages.contact.path, text: 'footer.contact' },
  { path: pages.help.path, text: 'footer.helpCentre' },
  { path: pages.terms.path, text: 'footer.terms' },
  { path: pageHref('privacy'), text: 'footer.privacy' },
  { path: pageHref('imprint'), text: 'footer.imprint' },
] as const;

/**
 * Links below every page: about us, terms, the choice of cookies, and help with problem gambling.
 */
export function Footer() {
  const { t } = useTranslation('shell');
  const intent = useIntentPrefetch();
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <nav aria-label={t('footer.label')}>
          <ul className={styles.links}>
            {LINKS.map(({ path, text }) => (
              <li key={path}>
                <Link to={path} {...intent(path)}>
                  {t(text)}
                </Link>
              </li>
            ))}
            <li>
              <button type="button" onClick={() => useCookieConsent.getState().ask()}>
                {t('footer.cookies')}
              </button>
            </li>
            <PastAlerts />
          </ul>
        </nav>
        <p className={styles.protection}>
          <strong className={styles.age}>18+</strong>
          <span>
            {t('footer.protection')} <a href={`tel:${BETTING_HELPLINE.phone}`}>{BETTING_HELPLINE.spoken}</a>
          </span>
        </p>
        <p>{t('footer.licence')}</p>
      </div>
    </footer>
  );
}
