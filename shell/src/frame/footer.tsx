import { href, useCookieConsent } from '@paddock/host';
import { ExternalLink } from '@paddock/ui/link';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PastAlerts } from '../alerts/past-alerts.tsx';
import { pageHref, shortPageHref } from '../links.ts';
import { paths } from '../paths.ts';
import { useIntentPrefetch } from '../remotes/use-intent-prefetch.ts';
import { BETTING_HELPLINE, OASIS_HREF } from '../responsible-gambling/help-organisations.ts';
import styles from './footer.module.css';

/** The authority's list of all permitted operators. */
const PERMITTED_HREF = 'https://www.gluecksspiel-behoerde.de/de/fuer-spielende/uebersicht-erlaubter-anbieter-whitelist';

/** A function, because the paths of remotes' pages are known only with the release. */
const linkGroups = () =>
  [
    {
      title: 'footer.betting',
      links: [
        { path: href('results'), text: 'footer.results' },
        { path: href('tips'), text: 'footer.tips' },
        { path: paths.sellPoints, text: 'sellPoints.title' },
        { path: paths.shop, text: 'shop.title' },
      ],
    },
    {
      title: 'footer.help',
      links: [
        { path: paths.help, text: 'footer.helpCentre' },
        { path: paths.contact, text: 'footer.contact' },
        { path: paths.responsibleGambling, text: 'responsibleGambling.entry' },
      ],
    },
    {
      title: 'footer.company',
      links: [
        { path: shortPageHref('about'), text: 'footer.about' },
        { path: paths.news, text: 'news.news.title' },
        { path: href('newsletter'), text: 'footer.newsletter' },
        { path: paths.bonusActions, text: 'news.bonus.title' },
      ],
    },
    {
      title: 'footer.legal',
      links: [
        { path: paths.terms, text: 'footer.terms' },
        { path: pageHref('privacy'), text: 'footer.privacy' },
        { path: pageHref('imprint'), text: 'footer.imprint' },
      ],
    },
  ] as const;

const PAYMENTS = ['instant', 'card', 'wallet', 'bank'] as const;

/**
 * Links below every page: help with problem gambling, payment methods, and the supervisory
 * authority.
 */
export function Footer() {
  const { t } = useTranslation('shell');
  const intent = useIntentPrefetch();
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <nav aria-label={t('footer.label')} className={styles.groups}>
          {linkGroups().map(({ title, links }) => (
            <div key={title}>
              <h2>{t(title)}</h2>
              <ul>
                {links.map(({ path, text }) => (
                  <li key={text}>
                    <Link to={path} {...intent(path)}>
                      {t(text)}
                    </Link>
                  </li>
                ))}
                {title === 'footer.legal' && (
                  <>
                    <li>
                      <button type="button" onClick={() => useCookieConsent.getState().ask()}>
                        {t('footer.cookies')}
                      </button>
                    </li>
                    <PastAlerts />
                  </>
                )}
              </ul>
            </div>
          ))}
        </nav>
        <div className={styles.facts}>
          <strong className={styles.age}>18+</strong>
          <p>
            {t('footer.protection')} <a href={`tel:${BETTING_HELPLINE.phone}`}>{BETTING_HELPLINE.spoken}</a>
          </p>
          <ul aria-label={t('footer.payments')} className={styles.payments}>
            {PAYMENTS.map((payment) => (
              <li key={payment}>{t(`footer.payment.${payment}`)}</li>
            ))}
          </ul>
        </div>
        <p>{t('footer.licence')}</p>
        <p className={styles.authorities}>
          <ExternalLink href={PERMITTED_HREF} newTabLabel={t('newTab')}>
            {t('footer.permitted')}
          </ExternalLink>
          <ExternalLink href={OASIS_HREF} newTabLabel={t('newTab')}>
            {t('footer.exclusion')}
          </ExternalLink>
        </p>
      </div>
    </footer>
  );
}
