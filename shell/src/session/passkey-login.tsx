import { isApiError } from '@paddock/api';
import { startPasskeyLogin } from '@paddock/api/auth';
import { api } from '@paddock/host';
import { logInWithPasskey, type PasskeyAnswer } from '@paddock/host/shell';
import { Button } from '@paddock/ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sayRefusal } from './login-refusal.ts';
import styles from './passkey-login.module.css';
import { signChallenge } from './sign-challenge.ts';
import { useSuggestedPasskey } from './use-suggested-passkey.ts';

/**
 * A login without a password, by a press or by a passkey that the browser suggests at the e-mail
 * field. Renders nothing in a browser without passkeys.
 */
export function PasskeyLogin() {
  return 'PublicKeyCredential' in window ? <Passkey /> : null;
}

function Passkey() {
  const { t } = useTranslation('shell');
  const [fault, setFault] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const enter = async (ask: () => Promise<PasskeyAnswer>) => {
    setFault(null);
    setAsking(true);
    try {
      await logInWithPasskey(await ask());
    } catch (error) {
      const said = sayRefusal(error, t);
      // Browsers do not reveal whether a passkey is missing or the customer cancelled.
      if (!isApiError(said)) setFault(t('login.passkeyNone'));
      else setFault((said.status ?? 500) < 500 ? said.message : t('apiError.text'));
    } finally {
      setAsking(false);
    }
  };
  useSuggestedPasskey(isAsking, (answer) => enter(async () => answer));
  const press = () => enter(async () => signChallenge((await api.call(startPasskeyLogin)).data));
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
