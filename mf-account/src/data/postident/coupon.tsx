import type { Customer } from '@paddock/host';
import { formatDate } from '@paddock/i18n';
import { Button } from '@paddock/ui/button';
import { Card } from '@paddock/ui/card';
import { FactList } from '@paddock/ui/fact-list';
import { keepFocus } from '@paddock/ui/take-focus';
import { useTranslation } from 'react-i18next';
import styles from './postident.module.css';
import type { Coupon as CouponData } from './postident.queries.ts';

/** The coupon for the post office: its number, and the person whose document is compared. */
export function Coupon({ coupon, customer }: { coupon: CouponData; customer: Customer }) {
  const { t } = useTranslation('mf-account');
  const { firstname, lastname, birthdate, address } = customer;
  return (
    <Card title={t('postident.coupon')}>
      <div className={styles.coupon}>
        <p ref={keepFocus} tabIndex={-1} className={styles.number}>
          {coupon.number}
        </p>
        <FactList
          facts={[
            [t('postident.validUntil'), formatDate(coupon.validUntil)],
            [t('data.name'), `${firstname} ${lastname}`],
            [t('data.birthdate'), formatDate(birthdate)],
            [t('data.address'), `${address.street} ${address.houseNumber}, ${address.zip} ${address.city}`],
          ]}
        />
        <div data-print="never">
          <Button onClick={() => window.print()}>{t('postident.printIt')}</Button>
        </div>
      </div>
    </Card>
  );
}
