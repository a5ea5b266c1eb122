/** How many reports each client may still send. */
export interface ReportBudgets {
  /** Takes up to `wanted` and returns how many were left to take. */
  take(client: string, wanted: number): number;
}

export interface ReportBudgetsOptions {
  /** What a client may send at once. */
  most: number;
  perSecond: number;
  /** Milliseconds. */
  now: () => number;
}

/** Clients that are remembered; the one that reported longest ago is forgotten first. */
const maxClients = 10_000;

/** A token bucket for each client. */
export const createReportBudgets = ({ most, perSecond, now }: ReportBudgetsOptions): ReportBudgets => {
  const budgets = new Map<string, { left: number; at: number }>();
  return {
    take(client, wanted) {
      const at = now();
      const known = budgets.get(client) ?? { left: most, at };
      const available = Math.min(most, known.left + (Math.max(0, at - known.at) / 1000) * perSecond);
      const taken = Math.min(wanted, Math.floor(available));
      // A Map remembers the order of insertion: put last whoever reported last.
      budgets.delete(client);
      budgets.set(client, { left: available - taken, at });
      const [oldest] = budgets.keys();
      if (budgets.size > maxClients && oldest !== undefined) budgets.delete(oldest);
      return taken;
    },
  };
};
