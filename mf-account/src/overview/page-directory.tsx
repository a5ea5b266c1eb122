import { Card } from '@paddock/ui/card';
import { linkClass } from '@paddock/ui/link';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import styles from './page-directory.module.css';

/** Every page of the account, by topic. */
const GROUPS = {
  bets: ['bets', 'teamBets', 'favorites', 'notices'],
  money: ['transactions', 'payin', 'payout', 'limits'],
  bonus: ['loyalty', 'wettshop', 'vouchers', 'wheel'],
  person: ['data', 'settings', 'selfExclusion'],
} as const;

type Group = keyof typeof GROUPS;

/** The pages of the account, each with its purpose. */
export function PageDirectory() {
  const { t } = useTranslation('mf-account');
  return (
    <div className={styles.groups}>
      {(Object.keys(GROUPS) as Group[]).map((group) => (
        <Card key={group} title={t(`overview.group.${group}`)}>
          <ul className={styles.pages}>
            {GROUPS[group].map((page) => (
              <li key={page}>
                <Link to={paths[page]} className={linkClass}>
                  {t(`${page}.title`)}
                </Link>
                <span className={styles.about}>{t(`overview.about.${page}`)}</span>
              </li>
            ))}
          </ul>
        </Card>
      ))}
    </div>
  );
}
