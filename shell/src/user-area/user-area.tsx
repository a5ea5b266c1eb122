import { useIsLoggedIn } from '@paddock/pages';
import { type ReactNode, useEffect, useRef } from 'react';
import { LoginRequired } from './login-required.tsx';
import styles from './user-area.module.css';
import { UserMenu } from './user-menu.tsx';

/** The frame of the account's pages. A visitor gets the login form instead. */
export function UserArea({ children }: { children: ReactNode }) {
  const loggedIn = useIsLoggedIn();
  useFocusAfterLogin(loggedIn);
  if (!loggedIn) return <LoginRequired />;
  return (
    <div className={styles.area}>
      <div className={styles.menu} data-print="never">
        <UserMenu />
      </div>
      <div className={styles.page}>{children}</div>
    </div>
  );
}

/**
 * After the login, the page gets the focus, because the focused form is gone. A part that the URL
 * names was not there to be scrolled to.
 */
function useFocusAfterLogin(loggedIn: boolean): void {
  const was = useRef(loggedIn);
  useEffect(() => {
    if (loggedIn && !was.current) {
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
      document.getElementById(window.location.hash.slice(1))?.scrollIntoView();
    }
    was.current = loggedIn;
  }, [loggedIn]);
}
