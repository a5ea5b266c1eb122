import { QueryPart } from '@paddock/pages';
import { Card } from '@paddock/ui/card';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { contactQuery } from '../../customer-service/contact.queries.ts';
import { Hours } from '../../customer-service/hours.tsx';
import { paths } from '../../paths.ts';
import { ReadingPage } from '../reading-page/reading-page.tsx';
import styles from './contact.module.css';
import { ContactForm } from './contact-form.tsx';

/** Telephone with its hours, e-mail, and a form. */
export function Contact() {
  const { t } = useTranslation('shell');
  return (
    <ReadingPage title={t('contact.title')}>
      <p>
        {t('contact.intro')} <Link to={paths.help}>{t('contact.help')}</Link>
      </p>
      <QueryPart query={useQuery(contactQuery())} skeleton={{ height: '60rem' }}>
        {({ phone, email, hours, subjects }) => (
          <div className={styles.ways}>
            <Card title={t('contact.phone')}>
              <p className={styles.way}>
                <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
              </p>
              <Hours hours={hours} label={t('contactPanel.hours')} />
            </Card>
            <Card title={t('contact.email')}>
              <p className={styles.way}>
                <a href={`mailto:${email}`}>{email}</a>
              </p>
            </Card>
            <Card title={t('contact.form')} className={styles.form}>
              <ContactForm subjects={subjects} />
            </Card>
          </div>
        )}
      </QueryPart>
    </ReadingPage>
  );
}
