import { useLocale } from '@paddock/host';
import { countryName } from '@paddock/i18n';
import { Card } from '@paddock/ui/card';
import { CountryFlag } from '@paddock/ui/country-flag';
import { SortList } from '@paddock/ui/sort-list';
import { useTranslation } from 'react-i18next';
import { type CountryOrders, inOrder, ordersOf, POOLS } from './country-order.model.ts';
import styles from './country-order.module.css';

interface CountryOrderProps {
  orders: CountryOrders;
  onSort: (orders: CountryOrders) => void;
}

/** The order of countries in all lists of races. */
export function CountryOrder({ orders, onSort }: CountryOrderProps) {
  const { t } = useTranslation('mf-account');
  const locale = useLocale();
  const nameOf = (code: string) => (code === POOLS ? t('settings.countries.pools') : countryName(code, locale));
  return (
    <Card title={t('settings.countries.title')}>
      <p className={styles.text}>{t('settings.countries.text')}</p>
      <div className={styles.list}>
        <SortList
          label={t('settings.countries.title')}
          items={inOrder(orders).map((code) => ({
            id: code,
            label: nameOf(code),
            sign: code === POOLS ? undefined : <CountryFlag country={code} label="" />,
          }))}
          onSort={(codes) => onSort(ordersOf(codes))}
          labels={{
            up: (country) => t('settings.countries.up', { country }),
            down: (country) => t('settings.countries.down', { country }),
            drag: (country) => t('settings.countries.drag', { country }),
            moved: (country, place) => t('settings.countries.moved', { country, place }),
          }}
        />
      </div>
    </Card>
  );
}
