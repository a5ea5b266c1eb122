import { Hono } from 'hono';
import type { ReleaseKeeper } from '../release/release-keeper.ts';
import { jsonAnswer, textAnswer } from './answers.ts';
import type { Metrics } from './metrics.ts';

export interface AdminOptions {
  keeper: ReleaseKeeper;
  metrics: Metrics;
}

/** Answers operators. */
export type AdminFetch = (request: Request) => Response | Promise<Response>;

/** A page elsewhere can give its own name the address of this machine; then its scripts may read what is answered here. */
const ownNames = new Set(['localhost', '127.0.0.1', '[::1]']);

const health = (keeper: ReleaseKeeper): Response => {
  const said = keeper.health();
  return jsonAnswer(said.sequence === null ? 503 : 200, said);
};

/** `/paddock/health` and `/paddock/metrics`, for operators on this machine. */
export const createAdmin = ({ keeper, metrics }: AdminOptions): AdminFetch => {
  const app = new Hono();
  app.use(async ({ req }, next) =>
    ownNames.has(new URL(req.url).hostname) ? next() : textAnswer(421, 'This host is not served here.'),
  );
  app.get('/paddock/health', () => health(keeper));
  app.get('/paddock/metrics', () => {
    metrics.set('process_resident_memory_bytes', process.memoryUsage.rss());
    const type = 'text/plain; version=0.0.4; charset=utf-8';
    return textAnswer(200, metrics.text().trimEnd(), { 'content-type': type });
  });
  app.notFound(() => textAnswer(404, 'There is nothing here.'));
  return (request) => app.fetch(request);
};
