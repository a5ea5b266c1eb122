/** The remaining reports of each client. */
export interface ReportBudgets {
  /** Takes up to `wanted` reports and returns how many it could take. */
  take(client: string, wanted: number): number;
}

export interface ReportBudgetsOptions {
  /** Size of a client's bucket. */
  most: number;
  perSecond: number;
  /** Milliseconds. */
  now: () => number;
}

/** The largest number of clients in memory. The one that reported longest ago is dropped first. */
const MAX_CLIENTS = 10_000;

/** A token bucket for each client. */
export const createReportBudgets = ({ most, perSecond, now }: ReportBudgetsOptions): ReportBudgets => {
  const budgets = new Map<string, { left: number; at: number }>();
  return {
    take(client, wanted) {
      const at = now();
      const known = budgets.get(client) ?? { left: most, at };
      const available = Math.min(most, known.left + (Math.max(0, at - known.at) / 1000) * perSecond);
      const taken = Math.min(wanted, Math.floor(available));
      // A Map keeps its insertion order: re-insert the most recent client.
      budgets.delete(client);
      budgets.set(client, { left: available - taken, at });
      const [oldest] = budgets.keys();
      if (budgets.size > MAX_CLIENTS && oldest !== undefined) budgets.delete(oldest);
      return taken;
    },
  };
};
