import { Outcome } from '@paddock/pages/outcome';
import { linkButtonClass } from '@paddock/ui/link-button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';

/** The e-mail's link was used, or is older than an hour. */
export function LinkOver() {
  const { t } = useTranslation('mf-registration');
  return (
    <Outcome title={t('newPassword.over.title')} text={t('newPassword.over.text')}>
      <Link to={paths.passwordRecovery} className={linkButtonClass({ variant: 'primary' })}>
        {t('newPassword.over.anew')}
      </Link>
    </Outcome>
  );
}
