import { formatDateTime } from '@paddock/i18n';
import { QueryPart } from '@paddock/pages';
import { Button } from '@paddock/ui/button';
import { Card } from '@paddock/ui/card';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Unfold } from '../shared/unfold.tsx';
import { PasskeyForm } from './passkey-form.tsx';
import styles from './passkeys.module.css';
import { type Passkey, passkeysQuery, removePasskeyMutation } from './passkeys.queries.ts';

/** The passkeys, which log in without a password: each with its last use, and a new one. */
export function Passkeys() {
  const { t } = useTranslation('mf-account');
  const query = useQuery(passkeysQuery);
  const said = useRef<HTMLParagraphElement>(null);
  const [removed, setRemoved] = useState('');
  const onRemoved = (name: string) => {
    setRemoved(t('passkeys.removed', { name }));
    // The button that had the focus goes.
    said.current?.focus();
  };
  return (
    <Card title={t('passkeys.title')}>
      <p className={styles.lead}>{t('passkeys.lead')}</p>
      <p ref={said} role="status" tabIndex={-1} className={styles.said}>
        {removed}
      </p>
      <QueryPart query={query} skeleton={{ height: '4rem' }}>
        {(passkeys) => (
          <ul className={styles.passkeys}>
            {passkeys.map((passkey) => (
              <PasskeyLine key={passkey.id} passkey={passkey} onRemoved={onRemoved} />
            ))}
          </ul>
        )}
      </QueryPart>
      {'PublicKeyCredential' in window && (
        <Unfold label={t('passkeys.add')}>
          {(close) => <PasskeyForm onDone={() => close(t('passkeys.added'))} />}
        </Unfold>
      )}
    </Card>
  );
}

function PasskeyLine({ passkey, onRemoved }: { passkey: Passkey; onRemoved: (name: string) => void }) {
  const { t } = useTranslation('mf-account');
  const { mutate, isPending } = useMutation(removePasskeyMutation);
  const { id, browser, system, createdAt, usedAt } = passkey;
  const name = [browser, system].filter((part) => part !== null).join(' · ') || t('sessions.unknown');
  return (
    <li className={styles.passkey}>
      <div>
        <strong>{name}</strong>
        <p className={styles.used}>
          {usedAt === null
            ? t('passkeys.since', { time: formatDateTime(createdAt) })
            : t('sessions.used', { time: formatDateTime(usedAt) })}
        </p>
      </div>
      <Button
        size="small"
        pending={isPending}
        aria-label={`${t('passkeys.remove')}: ${name}`}
        onClick={() => mutate({ path: { id } }, { onSuccess: () => onRemoved(name) })}
      >
        {t('passkeys.remove')}
      </Button>
    </li>
  );
}
