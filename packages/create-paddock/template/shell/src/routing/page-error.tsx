import { useCallback, useEffect } from 'react';
import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from 'react-router';
import { RemoteFailure } from '../remotes/remote-failure.tsx';
import { useRemotes } from '../remotes/remotes.ts';
import { NotFound } from './not-found.tsx';

/** Replaces a page whose remote failed to load, or whose code threw. The frame stays. */
export function PageError({ remote }: { remote?: string }) {
  const error = useRouteError();
  const { boundary } = useRemotes();
  const navigate = useNavigate();
  const location = useLocation();
  const retry = useCallback(() => void navigate(location, { replace: true }), [navigate, location]);
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const name = remote ?? (error as { remote?: string }).remote ?? 'shell';

  useEffect(() => {
    if (remote && !isMissing && !boundary.failureOf(remote)) boundary.reportRenderError(remote, error);
  }, [boundary, remote, isMissing, error]);

  return isMissing ? <NotFound /> : <RemoteFailure remote={name} error={error} onRetry={retry} />;
}
