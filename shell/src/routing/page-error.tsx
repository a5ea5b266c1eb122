import { useCallback, useEffect } from 'react';
import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from 'react-router';
import { RemoteFailure } from '../errors/remote-failure.tsx';
import { useRemoteSource } from '../remotes/source-context.ts';
import { NotFound } from './not-found.tsx';

/**
 * Replaces a page that does not exist, whose remote failed to load, or whose code threw. The frame
 * stays.
 */
export function PageError({ remote }: { remote?: string }) {
  const error = useRouteError();
  const source = useRemoteSource();
  const navigate = useNavigate();
  const location = useLocation();
  // Not a revalidation: for a page without a loader, React Router would keep the error on screen.
  const retry = useCallback(() => {
    void navigate(location, { replace: true, preventScrollReset: true, state: location.state });
  }, [navigate, location]);
  const notFound = isRouteErrorResponse(error) && error.status === 404;
  const name = remote ?? (error as { remote?: string }).remote ?? 'shell';

  useEffect(() => {
    if (remote && !notFound && !source.failureOf(remote)) source.reportRenderError(remote, error);
  }, [source, remote, notFound, error]);

  if (notFound) return <NotFound />;
  return <RemoteFailure remote={name} error={error} onRetry={retry} />;
}
