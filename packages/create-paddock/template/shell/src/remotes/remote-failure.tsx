import { isRemoteUnavailable } from '@paddock/federation';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { useRemotes } from './remotes.ts';

interface RemoteFailureProps {
  remote: string;
  error: unknown;
  onRetry: () => void;
  /** For a part of a page instead of the whole. */
  part?: boolean;
}

/** Replaces a remote that failed to load, or threw. Disappears by itself when the fault is over. */
export function RemoteFailure({ remote, error, onRetry, part = false }: RemoteFailureProps) {
  const { boundary } = useRemotes();
  const unavailable = isRemoteUnavailable(error) ? error : boundary.failureOf(remote);
  const code = unavailable?.supportCode ?? boundary.supportCodeOf(remote);
  const waits = unavailable !== null;

  useEffect(() => {
    if (!waits) return;
    const isWhole = () => boundary.state(remote).name === 'loaded' && boundary.failureOf(remote) === null;
    const stopWaiting = boundary.subscribe(() => isWhole() && onRetry());
    const stopHealing = boundary.watchForHealing(remote);
    return () => {
      stopHealing();
      stopWaiting();
    };
  }, [boundary, remote, waits, onRetry]);

  const Heading = part ? 'h2' : 'h1';
  return (
    <section className="failure" role="alert">
      <Heading>This part is not available</Heading>
      <p>{waits ? 'It did not load. It appears by itself as soon as it does.' : 'Something in it went wrong.'}</p>
      <p className="failure-actions">
        <button type="button" className="button" onClick={onRetry}>
          Try again
        </button>
        {!part && <Link to="/">Go to the start page</Link>}
      </p>
      {code && <p className="quiet">Support code {code}</p>}
    </section>
  );
}
