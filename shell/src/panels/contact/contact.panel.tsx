import { apiQuery } from '@paddock/api';
import { getContact } from '@paddock/api/content';
import { api } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';
import { Skeleton } from '@paddock/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { pages } from '../../pages.ts';
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
        <Link to={pages.contact.path}>{t('contactPanel.write')}</Link>
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
          <Link to={pages.responsibleGambling.path}>{t('responsibleGambling.entry')}</Link>
        </p>
      </section>
    </div>
  );
}

function CustomerService() {
  const { t } = useTranslation('shell');
  const { data, isPending } = useQuery(withInlineErrors(apiQuery(api, getContact)));
  if (isPending) return <Skeleton height="6rem" />;
  if (!data) return <p>{t('contactPanel.failed')}</p>;
  return (
    <>
      <p>
        <a href={`tel:${data.phone.replaceAll(' ', '')}`}>{data.phone}</a>
        <br />
        <a href={`mailto:${data.email}`}>{data.email}</a>
      </p>
      <dl className={styles.hours} aria-label={t('contactPanel.hours')}>
        {data.hours.map(({ days, time }) => (
          <div key={days}>
            <dt>{days}</dt>
            <dd>{time}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
