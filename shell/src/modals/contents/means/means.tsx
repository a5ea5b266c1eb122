import { useLocale } from '@paddock/host';
import { formatShortMoney } from '@paddock/i18n';
import { Button } from '@paddock/ui/button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import type { ModalContentProps } from '../../modal-contents.ts';
import { Actions, ModalPage } from '../shared/modal-page.tsx';

/** schufa_checked_date: the limit needs a proof of means, or the old proof has expired. */
export function Means({ payload: { threshold }, accept }: ModalContentProps) {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  return (
    <ModalPage title={t('modals.means.title')}>
      <p>
        {typeof threshold === 'number'
          ? t('modals.means.threshold', { amount: formatShortMoney(threshold, locale) })
          : t('modals.means.outdated')}
      </p>
      <p>{t('modals.means.check')}</p>
      <p>
        {t('modals.means.how')} <Link to={paths.contact}>{t('modals.means.contact')}</Link>
      </p>
      <Actions>
        <Button variant="primary" onClick={accept}>
          {t('modals.goOn')}
        </Button>
      </Actions>
    </ModalPage>
  );
}
