import { pageCookies, useLocale } from '@paddock/host';
import { keepOnReload } from '@paddock/host/shell';
import { LOCALE_COOKIE, LOCALE_COOKIE_SECONDS, switchLocale } from '@paddock/i18n';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import styles from './language-switch.module.css';

/**
 * A plain link to the same page in the other language: a page load, so that nothing stays in the
 * old language. The cookie is for things without a URL; a URL always determines its language. From
 * a page modal it leads to the interrupted page, which the modal interrupts again.
 */
export function LanguageSwitch({ inWords = false }: { inWords?: boolean }) {
  const { t } = useTranslation('shell');
  const other = useLocale() === 'de' ? 'en' : 'de';
  const location = useLocation();
  const { returnTo } = (location.state ?? {}) as { returnTo?: string };
  const page = returnTo === undefined ? location : new URL(returnTo, window.location.origin);
  const press = () => {
    pageCookies().write(LOCALE_COOKIE, other, LOCALE_COOKIE_SECONDS);
    // This page load bypasses no modal.
    keepOnReload();
  };
  return (
    <a
      className={styles.switch}
      href={switchLocale(page, other)}
      hrefLang={other}
      lang={other}
      onClick={press}
      aria-label={inWords ? undefined : `${other.toUpperCase()}, ${t('otherLanguage')}`}
    >
      {inWords ? t('otherLanguage') : other.toUpperCase()}
    </a>
  );
}
