import { isApiError } from '@paddock/api';
import { startPasskeyLogin } from '@paddock/api/auth';
import { api } from '@paddock/host';
import { logInWithPasskey } from '@paddock/host/shell';
import { Button } from '@paddock/ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sayRefusal } from './login-refusal.ts';
import styles from './passkey-login.module.css';

/** Asks the browser for a passkey, and logs in with it. */
const enter = async (): Promise<void> => {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const { challenge, domain } = (await api.call(startPasskeyLogin)).data;
  const { id, response } = await startAuthentication({
    optionsJSON: { challenge, rpId: domain, userVerification: 'required' },
  });
  const { clientDataJSON: clientData, authenticatorData, signature } = response;
  await logInWithPasskey({ id, clientData, authenticatorData, signature });
};

/** A login without a password. Renders nothing in a browser without passkeys. */
export function PasskeyLogin() {
  const { t } = useTranslation('shell');
  const [fault, setFault] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  if (!('PublicKeyCredential' in window)) return null;
  const press = async () => {
    setFault(null);
    setAsking(true);
    try {
      await enter();
    } catch (error) {
      const said = sayRefusal(error, t);
      // Browsers do not reveal whether a passkey is missing or the customer cancelled.
      if (!isApiError(said)) setFault(t('login.passkeyNone'));
      else setFault((said.status ?? 500) < 500 ? said.message : t('apiError.text'));
    } finally {
      setAsking(false);
    }
  };
  return (
    <div className={styles.passkey}>
      <Button pending={isAsking} onClick={press}>
        {t('login.passkey')}
      </Button>
      <p role="alert" className={styles.fault}>
        {fault}
      </p>
    </div>
  );
}
