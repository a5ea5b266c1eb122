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
  /** Whether it is a part of a page, like a slot or a panel. Default: it is the whole page. */
  part?: boolean;
}

/** Replaces a part that failed to load: shows the reason, a support code and a retry. */
export function RemoteFailure({ remote, error, onRetry, part = false }: RemoteFailureProps) {
  const { t } = useTranslation('shell');
  const source = useRemoteSource();
  // A running remote may lack a chunk: the boundary knows which.
  const unavailable = isRemoteUnavailable(error) ? error : source.failureOf(remote);
  const code = unavailable?.supportCode ?? source.supportCodeOf(remote);
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
      part={part}
      title={t('giveUp.title')}
      text={t(`giveUp.${reasonOf(unavailable?.errorClass)}`)}
      details={code === null ? undefined : t('giveUp.support', { code })}
      action={<RetryButton onClick={onRetry} />}
    />
  );
}

/** The reasons that have a text for customers. */
function reasonOf(errorClass: string | undefined): 'network' | 'integrity' | 'execution' | 'other' {
  if (errorClass === undefined || errorClass === 'execution') return 'execution';
  if (errorClass === 'network' || errorClass === 'integrity') return errorClass;
  return 'other';
}
