import { pageCookies, Slot, useSession } from '@paddock/host';
import { useSyncExternalStore } from 'react';
import styles from './begun-registration.module.css';

/** The cookie of mf-registration. Without it there is no notice, and that remote is not loaded. */
const BEGUN_COOKIE = '__Host-paddock_registration';

const readBegun = () => pageCookies().read(BEGUN_COOKIE) !== null;
const atEdge = () => false;
const never = () => () => {};

/** A place for the notice to a visitor who began a registration in this browser. */
export function BegunRegistration() {
  const isCustomer = useSession(({ status }) => status === 'customer');
  const hasBegun = useSyncExternalStore(never, readBegun, atEdge);
  if (isCustomer || !hasBegun) return null;
  return (
    <div className={styles.begun}>
      <Slot name="registration.begun" props={{}} />
    </div>
  );
}
