import { pageCookies, useLocale } from '@paddock/host';
import { LOCALE_COOKIE, LOCALE_COOKIE_SECONDS, switchLocale } from '@paddock/i18n';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import styles from './language-switch.module.css';

/**
 * A plain link to the same page in the other language: a page load, so that nothing stays in the
 * old language. The cookie is for things without a URL; a URL always determines its language.
 */
export function LanguageSwitch({ inWords = false }: { inWords?: boolean }) {
  const { t } = useTranslation('shell');
  const other = useLocale() === 'de' ? 'en' : 'de';
  const location = useLocation();
  return (
    <a
      className={styles.switch}
      href={switchLocale(location, other)}
      hrefLang={other}
      lang={other}
      onClick={() => pageCookies().write(LOCALE_COOKIE, other, LOCALE_COOKIE_SECONDS)}
      aria-label={inWords ? undefined : `${other.toUpperCase()}, ${t('otherLanguage')}`}
    >
      {inWords ? t('otherLanguage') : other.toUpperCase()}
    </a>
  );
}
