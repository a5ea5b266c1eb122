import type { Customer } from '@paddock/host';

/** A customer with everything in order, except what a test changes. */
export const aCustomer = (differs: Partial<Customer> = {}): Customer =>
  ({
    id: 7,
    country: 'DEU',
    groups: [],
    customerstatusId: 1,
    bonuspointsStatus: true,
    statsChecked: null,
    bannerVoucher: null,
    openBonusVoucher: null,
    lugasRegistered: null,
    lugasActivated: null,
    lugasExpires: null,
    lugasKeepalive: null,
    lugasReality: null,
    lugasRealityexpires: null,
    checkpoints: [],
    ...differs,
  }) as Partial<Customer> as Customer;

/**
 * The fields of a customer in a betting session at an instant (ms): it ends in ten minutes, and the
 * next reality check is in twenty.
 */
export const inLugasSession = (now: number) => {
  const at = (minutes: number) => new Date(now + minutes * 60_000).toISOString();
  return {
    groups: ['lugas'],
    lugasRegistered: at(-100),
    lugasActivated: at(-20),
    lugasExpires: at(10),
    lugasKeepalive: at(-20),
    lugasReality: at(-20),
    lugasRealityexpires: at(20),
    statsChecked: at(-60),
  };
};
