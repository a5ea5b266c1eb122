import { openModal, serverNow, useCustomer, useLocale } from '@paddock/host';
import { formatDateTime, formatMoney } from '@paddock/i18n';
import { Button } from '@paddock/ui/button';
import { Card } from '@paddock/ui/card';
import { linkButtonClass } from '@paddock/ui/link-button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../paths.ts';

/** The deposit that is allowed before the identity check, and its deadline (§ 6a(4) GlüStV). */
export function BeforeIdentity() {
  const { t } = useTranslation('mf-account');
  const { t: tPages } = useTranslation('pages');
  const locale = useLocale();
  const before = useCustomer()?.beforeIdentity;
  if (!before) return null;
  if (Date.parse(before.until) <= serverNow()) {
    return (
      <Card
        title={t('payin.before.title')}
        aside={
          <Link to={paths.bankCode} className={linkButtonClass({ size: 'small' })}>
            {t('bankCode.title')}
          </Link>
        }
      >
        <p>{t('payin.before.over')}</p>
      </Card>
    );
  }
  return (
    <Card
      title={t('payin.before.title')}
      aside={
        <Button size="small" onClick={() => void openModal('check_identity', {})}>
          {tPages('refusal.way.check_identity')}
        </Button>
      }
    >
      <p>
        {t('payin.before.text', {
          left: formatMoney(before.depositLeft, locale),
          until: formatDateTime(before.until),
        })}
      </p>
    </Card>
  );
}
