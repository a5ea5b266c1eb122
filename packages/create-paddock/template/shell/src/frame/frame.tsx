import { useEffect, useRef } from 'react';
import { NavLink, Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router';
import { useRemotes } from '../remotes/remotes.ts';
import { SlowNotice } from './slow-notice.tsx';

/** The parts that stay on every page: the header with the links of the remotes, and the footer. */
export function Frame() {
  const { boundary, claims } = useRemotes();
  const content = useFocusOnNavigation();
  const { state } = useNavigation();
  const prefetch = (path: string) => {
    const remote = claims.pageOwner(path);
    if (remote) boundary.prefetch(remote, path);
  };
  return (
    <>
      <header className="header">
        <a className="skip" href="#content">
          Skip to the content
        </a>
        <nav aria-label="Main">
          <NavLink to="/" className="brand" end>
            Kiln
          </NavLink>
          {claims.menu('main').map(({ path, label }) => (
            <NavLink key={path} to={path} onPointerEnter={() => prefetch(path)} onFocus={() => prefetch(path)}>
              {label.en}
            </NavLink>
          ))}
        </nav>
      </header>
      <main id="content" ref={content} tabIndex={-1}>
        {state !== 'idle' && <SlowNotice />}
        <Outlet />
      </main>
      <footer className="footer quiet">A shell and two remotes, served by Paddock.</footer>
      <ScrollRestoration />
    </>
  );
}

/**
 * Moves the focus to each new page, for keyboards and screen readers. The browser handles the first
 * page.
 */
function useFocusOnNavigation() {
  const { pathname } = useLocation();
  const element = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    element.current?.focus({ preventScroll: true });
  }, [pathname]);
  return element;
}
