import { useCookieConsent } from '@paddock/host';
import { CONSENT_LEVELS, type ConsentLevel, isRequiredLevel } from '@paddock/host/shell';
import { Button } from '@paddock/ui/button';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { pageHref } from '../links.ts';
import styles from './consent-banner.module.css';
import { useFocusThereAndBack } from './use-focus-there-and-back.ts';

/**
 * Asks which cookies may be used, beside the page: the customer can read on and answer later.
 * Refusing takes one press, like agreeing, and looks the same.
 */
export function ConsentBanner() {
  const { t } = useTranslation('shell');
  const titleId = useId();
  const { answered, levels, agreeAll, rejectAll, agreeSelected } = useCookieConsent();
  const [selected, setSelected] = useState(levels);
  // To change an answer, the customer must see it.
  const [choosing, setChoosing] = useState(answered);
  const heading = useFocusThereAndBack(answered);
  const toggle = (level: ConsentLevel) => setSelected({ ...selected, [level]: !selected[level] });
  return (
    <section aria-labelledby={titleId} className={styles.banner}>
      <h2 id={titleId} ref={heading} tabIndex={-1} className={styles.title}>
        {t('consent.title')}
      </h2>
      <p className={styles.text}>
        {t('consent.text')} <Link to={pageHref('privacy')}>{t('consent.privacy')}</Link>
      </p>
      {choosing && (
        <fieldset className={styles.levels}>
          <legend>{t('consent.levels')}</legend>
          {CONSENT_LEVELS.map((level) => (
            <label key={level} className={styles.level}>
              <input
                type="checkbox"
                checked={selected[level]}
                disabled={isRequiredLevel(level)}
                onChange={() => toggle(level)}
              />
              <span>
                <strong>{t(`consent.level.${level}.name`)}</strong>
                {isRequiredLevel(level) && ` (${t('consent.required')})`}
                <br />
                {t(`consent.level.${level}.text`)}
              </span>
            </label>
          ))}
        </fieldset>
      )}
      <div className={styles.buttons}>
        <Button onClick={rejectAll}>{t('consent.rejectAll')}</Button>
        <Button onClick={agreeAll}>{t('consent.agreeAll')}</Button>
        {choosing ? (
          <Button onClick={() => agreeSelected(selected)}>{t('consent.agreeSelected')}</Button>
        ) : (
          <Button variant="quiet" onClick={() => setChoosing(true)}>
            {t('consent.choose')}
          </Button>
        )}
      </div>
    </section>
  );
}
