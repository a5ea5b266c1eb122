import { isApiError } from '@paddock/api';
import { useRefusalWords } from '@paddock/pages/refusal';
import { useTexts } from '@paddock/pages/room-texts';
import { Button } from '@paddock/ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './step-up.module.css';
import { stepUpByPasskey } from './step-up.queries.ts';
import { TEXTS } from './texts.ts';

interface PasskeyProofProps {
  /** The label of the button. */
  label: string;
  isPrimary?: boolean;
  onProven: () => void;
}

/** A button to step up by a passkey. Renders nothing in a browser without passkeys. */
export function PasskeyProof({ label, isPrimary = false, onProven }: PasskeyProofProps) {
  useTexts('mf-account', TEXTS);
  const { t } = useTranslation('mf-account');
  const words = useRefusalWords();
  const [isAsking, setAsking] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  if (!('PublicKeyCredential' in window)) return null;
  const press = async () => {
    setFault(null);
    setAsking(true);
    try {
      await stepUpByPasskey();
    } catch (thrown) {
      // Browsers do not reveal whether a passkey is missing or the customer cancelled.
      setFault(isApiError(thrown) ? words(thrown) : t('stepUp.none'));
      return;
    } finally {
      setAsking(false);
    }
    onProven();
  };
  return (
    <div>
      <Button variant={isPrimary ? 'primary' : 'secondary'} pending={isAsking} onClick={press}>
        {label}
      </Button>
      <p role="alert" className={styles.fault}>
        {fault}
      </p>
    </div>
  );
}
