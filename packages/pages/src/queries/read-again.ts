import { type ApiOperation, apiKey } from '@paddock/api';
import { queryClient } from '@paddock/host';

/** Reads all queries of some operations again. */
export function readAgain(...operations: readonly ApiOperation[]): void {
  for (const operation of operations) void queryClient.invalidateQueries({ queryKey: apiKey(operation) });
}
