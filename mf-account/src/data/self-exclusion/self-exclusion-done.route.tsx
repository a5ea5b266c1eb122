import { href, useLocale, useSession } from '@paddock/host';
import { apiDate, formatDate, formatMoney } from '@paddock/i18n';
import { Page } from '@paddock/pages';
import { useTexts } from '@paddock/pages/room-texts';
import { linkClass } from '@paddock/ui/link';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLocation } from 'react-router';
import { paths } from '../../paths.ts';
import { formatIban } from '../../shared/bank-account/format-iban.ts';
import styles from './self-exclusion.module.css';
import type { Exclusion } from './self-exclusion.queries.ts';
import { TEXTS } from './texts.ts';

/**
 * The effects of the exclusion. The customer can no longer log in, so the page needs no login. It
 * is not for another customer, who may come here by the back button.
 */
export function Component() {
  useTexts('mf-account', TEXTS);
  const { t } = useTranslation('mf-account');
  // Only this app navigates here with a state.
  const { exclusion, customerId } = (useLocation().state ?? {}) as { exclusion?: Exclusion; customerId?: string };
  const isOther = useSession((session) => session.status === 'customer' && session.customerId !== customerId);
  if (exclusion && !isOther) return <Done exclusion={exclusion} />;
  // The page keeps the footer below the screen meanwhile.
  return (
    <Page title={t('selfExclusion.title')}>
      <Navigate to={paths.selfExclusion} replace />
    </Page>
  );
}

function Done({ exclusion }: { exclusion: Exclusion }) {
  const { t } = useTranslation('mf-account');
  const locale = useLocale();
  const { excludedUntil, paidOut, iban, unpaid } = exclusion;
  return (
    <Page
      title={t('selfExclusionDone.title')}
      lead={t('selfExclusionDone.lead', { day: formatDate(apiDate(excludedUntil)) })}
    >
      <div className={styles.done}>
        {iban !== null && (
          <p>{t('selfExclusionDone.paid', { amount: formatMoney(paidOut, locale), iban: formatIban(iban) })}</p>
        )}
        {unpaid > 0 && (
          <p>
            {t('selfExclusionDone.unpaid', { amount: formatMoney(unpaid, locale) })}{' '}
            <Link to={href('contact')} className={linkClass}>
              {t('selfExclusionDone.contact')}
            </Link>
          </p>
        )}
        <p>{t('selfExclusionDone.mail')}</p>
        <p>
          <Link to={href('page', { name: 'responsible-gambling' })} className={linkClass}>
            {t('selfExclusion.help')}
          </Link>
        </p>
      </div>
    </Page>
  );
}
