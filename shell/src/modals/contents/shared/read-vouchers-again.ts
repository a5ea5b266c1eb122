import { apiKey } from '@paddock/api';
import { getVoucher, getVouchers } from '@paddock/api/loyalty';
import { queryClient } from '@paddock/host';
import { readCustomerAgain } from '@paddock/pages/read-customer-again';

/**
 * Reads the vouchers and the customer again after a decision about a voucher, also if its modal is
 * closed by then. After a failure it does not read the customer, who may no longer have a reason
 * for the modal: that says what failed.
 */
export function readVouchersAgain(_answer: unknown, error: Error | null): void {
  for (const operation of [getVouchers, getVoucher]) {
    void queryClient.invalidateQueries({ queryKey: apiKey(operation) });
  }
  if (!error) void readCustomerAgain();
}
