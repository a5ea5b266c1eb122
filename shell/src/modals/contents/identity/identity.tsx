import { useTranslation } from 'react-i18next';
import type { ModalContentProps } from '../../modal-contents.ts';
import { ModalPage } from '../shared/modal-page.tsx';
import { IdentityForm } from './identity-form.tsx';

/** check_identity: the identity was never checked. */
export function Identity({ accept, reject }: ModalContentProps) {
  const { t } = useTranslation('shell');
  return (
    <ModalPage title={t('modals.identity.title')}>
      <p>{t('modals.identity.text')}</p>
      <IdentityForm accept={accept} reject={reject} />
    </ModalPage>
  );
}
