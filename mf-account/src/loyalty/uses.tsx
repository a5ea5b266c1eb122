import { href } from '@paddock/host';
import { Card } from '@paddock/ui/card';
import { linkClass } from '@paddock/ui/link';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import styles from './loyalty.module.css';

/** How customers earn wettstars, and their other uses. */
export function Uses() {
  const { t } = useTranslation('mf-account');
  const uses = [
    [paths.wettshop, t('wettshop.title'), t('loyalty.uses.shop')],
    [paths.wheel, t('wheel.title'), t('loyalty.uses.wheel')],
    [href('league'), t('loyalty.league'), t('loyalty.uses.league')],
  ] as const;
  return (
    <Card title={t('loyalty.uses.title')}>
      <ul className={styles.uses}>
        {uses.map(([to, name, text]) => (
          <li key={to}>
            <Link to={to} className={linkClass}>
              {name}
            </Link>
            <p className={styles.soft}>{text}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
