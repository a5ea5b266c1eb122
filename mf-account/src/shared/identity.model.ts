import type { Customer } from './customer.queries.ts';

/**
 * Whether the identity is proven: no check is due, and the registration is not provisional (core
 * §4).
 */
export const isIdentified = ({
  checkpoints,
  customerstatusId,
}: Pick<Customer, 'checkpoints' | 'customerstatusId'>): boolean =>
  customerstatusId !== 9 && !checkpoints.some((name) => name === 'check_identity' || name === 'check_identity_status');
