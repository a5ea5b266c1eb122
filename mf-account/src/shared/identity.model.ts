import type { Customer } from '@paddock/host';

/** Whether the identity is proven: no check is due, and no time before the check runs (core §4). */
export const isIdentified = ({
  checkpoints,
  beforeIdentity,
}: Pick<Customer, 'checkpoints' | 'beforeIdentity'>): boolean =>
  beforeIdentity === null && !checkpoints.some((name) => name === 'check_identity' || name === 'check_identity_status');
