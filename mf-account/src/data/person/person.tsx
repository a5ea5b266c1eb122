import { type Customer, href, useLocale } from '@paddock/host';
import { countryName, formatDate } from '@paddock/i18n';
import { Badge } from '@paddock/ui/badge';
import { Card } from '@paddock/ui/card';
import { FactList } from '@paddock/ui/fact-list';
import { linkClass } from '@paddock/ui/link';
import { linkButtonClass } from '@paddock/ui/link-button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { isIdentified } from '../../shared/identity.model.ts';
import styles from './person.module.css';

/** The customer's personal data, and whether the identity is proven. */
export function Person({ customer }: { customer: Customer }) {
  const { t } = useTranslation('mf-account');
  const { firstname, lastname, birthdate, email, id } = customer;
  const isKnown = isIdentified(customer);
  return (
    <Card
      title={t('data.person')}
      aside={
        <Badge tone={isKnown ? 'success' : 'warning'}>{t(isKnown ? 'data.identified' : 'data.notIdentified')}</Badge>
      }
    >
      <div className={styles.person}>
        <FactList
          facts={[
            [t('data.name'), `${firstname} ${lastname}`],
            [t('data.birthdate'), formatDate(birthdate)],
            [t('data.email'), email],
            [t('data.number'), id],
          ]}
        />
        {!isKnown && (
          <p>
            <Link to={paths.postident} className={linkButtonClass({ size: 'small' })}>
              {t('data.toPostident')}
            </Link>
          </p>
        )}
        <p className={styles.soft}>{t('data.personChange')}</p>
        <p className={styles.ways}>
          <Link to={href('contact')} className={linkClass}>
            {t('data.contact')}
          </Link>
          <Link to={paths.pageCard} className={linkClass}>
            {t('pageCard.title')}
          </Link>
        </p>
      </div>
    </Card>
  );
}

/** The customer's address. */
export function Address({ address }: Pick<Customer, 'address'>) {
  const { t } = useTranslation('mf-account');
  const { street, houseNumber, zip, city, country } = address;
  return (
    <Card title={t('data.address')}>
      <div className={styles.person}>
        <address className={styles.address}>
          {street} {houseNumber}
          <br />
          {zip} {city}
          <br />
          {countryName(country, useLocale())}
        </address>
        <p>
          <Link to={paths.address} className={linkButtonClass({ size: 'small' })}>
            {t('address.title')}
          </Link>
        </p>
      </div>
    </Card>
  );
}
