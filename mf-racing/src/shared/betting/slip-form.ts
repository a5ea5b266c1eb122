import { parseSlip, type Slip, storeSlip } from '@paddock/betslip';

/** The slip of this browser as it is stored, and of the customer from the login on. */
export const slipForm = {
  name: 'slip',
  empty: { tickets: [], unreadable: [] } as Slip,
  endsWithCustomer: true as const,
  parse: parseSlip,
  // Stored as marks: lines need the wager types of all tickets, and a page may lack some.
  serialise: (slip: Slip): unknown => storeSlip(slip, []),
};
