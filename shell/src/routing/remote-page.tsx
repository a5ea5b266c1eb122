import { Outlet } from 'react-router';

/** The attributes show operators, tests and the support which build is on screen. */
export function RemotePage({ remote, buildId }: { remote: string; buildId: string }) {
  return (
    <div data-remote={remote} data-build={buildId}>
      <Outlet />
    </div>
  );
}
