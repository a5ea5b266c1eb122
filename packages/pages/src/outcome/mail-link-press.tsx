import { isApiError, withInlineErrors } from '@paddock/api';
import { Button } from '@paddock/ui/button';
import { Card } from '@paddock/ui/card';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './outcome.module.css';

interface MailLinkPressProps {
  title?: string;
  text: string;
  /** The label of the button. */
  label: string;
  /** The text after a failure. */
  failed: string;
  send: () => Promise<unknown>;
  done: ReactNode;
  /** Shown if the server does not know the link. */
  unknown: ReactNode;
}

/**
 * A button that does what the link of an e-mail is for: mail programs open links by themselves. One
 * call per press, never retried (second spec §7).
 */
export function MailLinkPress({ title, text, label, failed, send, done, unknown }: MailLinkPressProps) {
  const { t } = useTranslation('pages');
  const { mutate, isPending, isSuccess, error } = useMutation(withInlineErrors({ mutationFn: send }));
  if (isSuccess) return done;
  if (isApiError(error) && (error.status === 404 || error.status === 400)) return unknown;
  return (
    <Card title={title} className={styles.parts}>
      <p>{text}</p>
      {error && !isPending && <p role="alert">{failed}</p>}
      <div>
        <Button variant="primary" pending={isPending} onClick={() => mutate()}>
          {error ? t('retry') : label}
        </Button>
      </div>
    </Card>
  );
}
