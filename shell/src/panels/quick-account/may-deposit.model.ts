/** The customer statuses that allow a deposit (core §4). */
const STATUSES_WITH_DEPOSIT: readonly number[] = [1, 9];

/** Whether a customer of this status may deposit. */
export const mayDeposit = (customerstatusId: number): boolean => STATUSES_WITH_DEPOSIT.includes(customerstatusId);
