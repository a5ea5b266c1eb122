import { getVoucher, getVouchers } from '@paddock/api/loyalty';
import { readAgain } from '@paddock/pages/read-again';
import { readCustomerAgain } from '@paddock/pages/read-customer-again';

/**
 * Reads the vouchers and the customer again after a decision about a voucher, also if its modal is
 * closed by then. After a failure it does not read the customer, who may no longer have a reason
 * for the modal: that says what failed.
 */
export function readVouchersAgain(_answer: unknown, error: Error | null): void {
  readAgain(getVouchers, getVoucher);
  if (!error) void readCustomerAgain();
}
