import { parseSlip, type Slip, storeSlip } from '@paddock/betslip';

/** The stored form of the slip: this browser's, and from the login on the customer's. */
export const slipForm = {
  name: 'slip',
  empty: { tickets: [], unreadable: [] } as Slip,
  endsWithCustomer: true as const,
  parse: parseSlip,
  serialise: storeSlip,
};
