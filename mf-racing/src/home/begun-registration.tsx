import { REGISTRATION_COOKIE } from '@paddock/api/registration-cookie';
import { pageCookies, Slot } from '@paddock/host';
import { useIsLoggedIn } from '@paddock/pages';
import { useSyncExternalStore } from 'react';
import styles from './begun-registration.module.css';

/** Without the cookie there is no notice, and mf-registration is not loaded. */
const readBegun = () => pageCookies().read(REGISTRATION_COOKIE) !== null;
const atEdge = () => false;
const never = () => () => {};

/** A place for the notice to a visitor who began a registration in this browser. */
export function BegunRegistration() {
  const isCustomer = useIsLoggedIn();
  const hasBegun = useSyncExternalStore(never, readBegun, atEdge);
  if (isCustomer || !hasBegun) return null;
  return (
    <div className={styles.begun}>
      <Slot name="registration.begun" props={{}} />
    </div>
  );
}
