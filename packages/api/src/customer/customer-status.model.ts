const LOCKED = 0;
const ACTIVE = 1;
const IDENTITY_CHECK = 6;
const PROVISIONAL = 9;
const WITHOUT_BANK_ACCOUNT = 15;

/** A customer or a registration. A status without a question here permits nothing (core §4). */
interface WithStatus {
  customerstatusId: number;
}

/** Whether a customer registers anew. The e-mail address stays. */
export const isLocked = ({ customerstatusId }: WithStatus): boolean => customerstatusId === LOCKED;

/** Whether the registration is complete. Money leaves no other account. */
export const isActive = ({ customerstatusId }: WithStatus): boolean => customerstatusId === ACTIVE;

/** Whether a customer must wait until the identity is checked. */
export const awaitsIdentityCheck = ({ customerstatusId }: WithStatus): boolean => customerstatusId === IDENTITY_CHECK;

/** Whether the registration lacks only a bank account. */
export const isWithoutBankAccount = ({ customerstatusId }: WithStatus): boolean =>
  customerstatusId === WITHOUT_BANK_ACCOUNT;

/** Whether a customer can log in, but has not completed the registration. */
export const isPartlyRegistered = ({ customerstatusId }: WithStatus): boolean =>
  customerstatusId === PROVISIONAL || customerstatusId === WITHOUT_BANK_ACCOUNT;

/** Whether the status allows a deposit. */
export const mayDeposit = ({ customerstatusId }: WithStatus): boolean =>
  customerstatusId === ACTIVE || customerstatusId === PROVISIONAL;
