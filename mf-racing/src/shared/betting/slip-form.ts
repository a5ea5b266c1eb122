import { parseSlip, type Slip, storeSlip } from '@paddock/betslip';

/** The stored form of the slip: this browser's, and from the login on the customer's. */
export const slipForm = {
  name: 'slip',
  empty: { tickets: [], unreadable: [] } as Slip,
  endsWithCustomer: true as const,
  parse: parseSlip,
  // Stored as marks: lines need the wager types of all tickets, and a page may not have them.
  serialise: (slip: Slip): unknown => storeSlip(slip, []),
};
