import { parseSlip, type Slip, storeSlip } from '@paddock/betslip';

/** The slip of this browser as it is stored, and of the customer from the login on. */
export const slipForm = {
  name: 'slip',
  empty: { tickets: [], unreadable: [] } as Slip,
  endsWithCustomer: true as const,
  parse: parseSlip,
  // As marks: lines need the wager types of all tickets, which a page may not have.
  serialise: (slip: Slip): unknown => storeSlip(slip, []),
};
