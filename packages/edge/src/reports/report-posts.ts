import type { Client } from '../clients/clients.ts';
import type { ReportBudgets } from '../clients/report-budgets.ts';
import { BodyError } from '../clients/whole-body.ts';
import { type Answer, textAnswer } from '../platform/answers.ts';
import type { EdgeRequest } from '../platform/edge-request.model.ts';
import type { Metrics } from '../platform/metrics.ts';
import { dataAnswer, flatHeaders } from '../platform/security-headers.ts';
import { MAX_REPORT, type ReportIntake } from './reports.ts';

/** Answers a post of reports. */
export type ReportPosts = (request: EdgeRequest) => Answer | Promise<Answer>;

export interface ReportPostsOptions {
  budgets: ReportBudgets;
  metrics: Metrics;
}

/** The answer to all reports, whether they count or not. */
export const taken: Answer = {
  status: 204,
  headers: flatHeaders({ ...dataAnswer, 'cache-control': 'no-store' }),
  body: null,
};

const refuse = (error: Error): Answer => {
  if (!(error instanceof BodyError)) return textAnswer(400, error.message);
  const status = error.kind === 'too-large' ? 413 : 408;
  return textAnswer(status, `A report is at most ${MAX_REPORT} bytes, and comes at once.`, { connection: 'close' });
};

/** Passes posts to `take` within the budget of each client. */
export const createReportPosts = (take: ReportIntake, { budgets, metrics }: ReportPostsOptions): ReportPosts => {
  /** How many of these reports the client may still send. The others are counted as refused. */
  const grant = ({ network }: Client, reports: number): number => {
    const granted = budgets.take(network, reports);
    for (let refused = granted; refused < reports; refused += 1) metrics.count('paddock_reports_refused_total');
    return granted;
  };
  return (request) => {
    const client = request.client();
    // A post costs as much as a report. A refused post gets the same answer, since a tab could not
    // react to another one.
    if (grant(client, 1) === 0) return taken;
    return request
      .body()
      .then((body) => take(body.toString(), (reports) => grant(client, reports), client))
      .then(() => taken, refuse);
  };
};
