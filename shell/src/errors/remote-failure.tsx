import { isRemoteUnavailable } from '@paddock/federation';
import { RetryButton } from '@paddock/pages';
import { ErrorState } from '@paddock/ui/error-state';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRemoteSource } from '../remotes/source-context.ts';

interface RemoteFailureProps {
  remote: string;
  error: unknown;
  onRetry: () => void;
}

/** What a customer sees in place of a part that could not be had: what it means, a support code, a way to try again. */
export function RemoteFailure({ remote, error, onRetry }: RemoteFailureProps) {
  const { t } = useTranslation('shell');
  const source = useRemoteSource();
  // Of a remote that runs, a chunk may be missing: the boundary knows which.
  const unavailable = isRemoteUnavailable(error) ? error : source.failureOf(remote);
  const waits = unavailable !== null;

  useEffect(() => {
    if (!waits) return;
    const stopWaiting = source.subscribe(() => source.isWhole(remote) && onRetry());
    const stopHealing = source.heal(remote);
    return () => {
      stopHealing();
      stopWaiting();
    };
  }, [source, remote, waits, onRetry]);

  return (
    <ErrorState
      title={t('giveUp.title')}
      text={t(`giveUp.${reasonOf(unavailable?.errorClass)}`)}
      details={unavailable ? t('giveUp.support', { code: unavailable.supportCode }) : undefined}
      action={<RetryButton onClick={onRetry} />}
    />
  );
}

/** The reasons that mean something to a customer. */
function reasonOf(errorClass: string | undefined): 'network' | 'integrity' | 'execution' | 'other' {
  if (errorClass === undefined || errorClass === 'execution') return 'execution';
  if (errorClass === 'network' || errorClass === 'integrity') return errorClass;
  return 'other';
}
