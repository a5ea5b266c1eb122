import { DEFAULT_ERROR_MESSAGE, isApiError } from '@paddock/api';
import { useLocale } from '@paddock/host';
import { formatCountdown } from '@paddock/i18n';
import { withInlineErrors } from '@paddock/pages';
import { Button } from '@paddock/ui/button';
import { Countdown } from '@paddock/ui/countdown';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import styles from './send-code.module.css';
import { useWait } from './use-wait.ts';

interface SendCodeProps {
  label: string;
  /** Announced when the code is sent. */
  sent: string;
  send: () => Promise<void>;
}

/** Requests another code. It counts down while the server requires a pause. */
export function SendCode({ label, sent, send }: SendCodeProps) {
  const { t } = useTranslation('mf-registration');
  const locale = useLocale();
  const { until, wait } = useWait();
  const { mutate, isPending, isSuccess, error } = useMutation(
    withInlineErrors({
      mutationFn: send,
      onError(refusal: Error) {
        if (isApiError(refusal) && refusal.retryAfter !== null) wait(refusal.retryAfter);
      },
    }),
  );
  return (
    <div className={styles.again}>
      {/* Not disabled while it waits, so that it keeps the focus. */}
      <Button pending={isPending} aria-disabled={until !== null} onClick={() => until === null && mutate()}>
        {label}
      </Button>
      {until !== null && (
        <span>
          {t('register.code.wait')} <Countdown until={until} format={(leftMs) => formatCountdown(leftMs, locale)} />
        </span>
      )}
      <p role="status">{isSuccess && until === null && sent}</p>
      {error && !isPending && (
        <p role="alert" className={styles.refusal}>
          {isApiError(error) && error.kind === 'api' && error.message !== DEFAULT_ERROR_MESSAGE
            ? error.message
            : t('register.failed')}
        </p>
      )}
    </div>
  );
}
