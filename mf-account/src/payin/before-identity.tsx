import { openModal, serverNow, useCustomer, useLocale } from '@paddock/host';
import { formatDateTime, formatMoney } from '@paddock/i18n';
import { Button } from '@paddock/ui/button';
import { Card } from '@paddock/ui/card';
import { useTranslation } from 'react-i18next';
import { isOverdue } from './payin.model.ts';

/** The deposit that is allowed before the identity check, and its deadline (§ 6a(4) GlüStV). */
export function BeforeIdentity() {
  const { t } = useTranslation('mf-account');
  const { t: tPages } = useTranslation('pages');
  const locale = useLocale();
  const before = useCustomer()?.beforeIdentity;
  if (!before || isOverdue(before, serverNow())) return null;
  const next = before.notice ? 'before_identity_modal' : 'check_identity';
  return (
    <Card
      title={t('payin.before.title')}
      aside={
        <Button size="small" onClick={() => void openModal(next, {})}>
          {tPages(`refusal.way.${next}`)}
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
