import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { shortPageHref } from '../../../links.ts';
import type { ModalContentProps } from '../../modal-contents.ts';
import { ModalPage } from '../shared/modal-page.tsx';
import { IdentityForm } from './identity-form.tsx';

/** check_identity_status: the identity check is running or waiting (customer_status 6). */
export function IdentityStatus({ accept, reject }: ModalContentProps) {
  const { t } = useTranslation('shell');
  return (
    <ModalPage title={t('modals.identityStatus.title')}>
      <p>{t('modals.identityStatus.text')}</p>
      <p>
        {t('modals.identityStatus.other')}{' '}
        <Link to={shortPageHref('post-ident')}>{t('modals.identityStatus.postIdent')}</Link>
      </p>
      <IdentityForm accept={accept} reject={reject} />
    </ModalPage>
  );
}
