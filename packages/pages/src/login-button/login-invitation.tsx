import type { ButtonProps } from '@paddock/ui/button';
import { useTranslation } from 'react-i18next';
import { LoginButton } from './login-button.tsx';
import styles from './login-invitation.module.css';

/** Says what a visitor gets by a login, with the button beside it. */
export function LoginInvitation({ text, variant }: { text: string } & Pick<ButtonProps, 'variant'>) {
  const { t } = useTranslation('pages');
  return (
    <div className={styles.invitation}>
      <p>{text}</p>
      <LoginButton variant={variant}>{t('refusal.way.login')}</LoginButton>
    </div>
  );
}
