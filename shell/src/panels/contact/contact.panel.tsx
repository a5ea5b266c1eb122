import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CustomerService } from '../../customer-service/customer-service.tsx';
import { paths } from '../../paths.ts';
import { BETTING_HELPLINE } from '../../responsible-gambling/help-organisations.ts';
import styles from '../panel-part.module.css';

/** Phone, mail and hours. The contact page and the help with problem gambling need no API. */
export function ContactPanel() {
  const { t } = useTranslation('shell');
  return (
    <div className={styles.part}>
      <h2 className={styles.title}>{t('contactPanel.title')}</h2>
      <CustomerService />
      <p>
        <Link to={paths.contact}>{t('contactPanel.write')}</Link>
      </p>
      <section className={styles.section} aria-labelledby="contact-help">
        <h3 id="contact-help" className={styles.title}>
          {t('contactPanel.help')}
        </h3>
        <p>
          {t('responsibleGambling.help.helpline')}{' '}
          <a href={`tel:${BETTING_HELPLINE.phone}`}>{BETTING_HELPLINE.spoken}</a>
        </p>
        <p>
          <Link to={paths.responsibleGambling}>{t('responsibleGambling.entry')}</Link>
        </p>
      </section>
    </div>
  );
}
