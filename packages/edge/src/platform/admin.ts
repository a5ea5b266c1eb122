import { type EdgeFigures, FIGURES_URL, type Renderers } from '@paddock/release';
import { VOTES_URL } from '@paddock/release/record';
import type { ReleaseKeeper } from '../release/release-keeper.ts';
import type { Votes } from '../votes/votes.ts';
import { type Answer, jsonAnswer, nothingHere, textAnswer } from './answers.ts';
import { type EdgeRequest, pathOf } from './edge-request.model.ts';
import type { Metrics } from './metrics.ts';

export interface AdminOptions {
  /** The id of the edge's notes in the store; `null` if it writes none. */
  id: string | null;
  keeper: ReleaseKeeper;
  metrics: Metrics;
  votes: Pick<Votes, 'totals'>;
  figures: () => EdgeFigures;
  renderers: Pick<Renderers, 'resident'> | null;
}

/** Answers operators. */
export type Admin = (request: Pick<EdgeRequest, 'method' | 'target' | 'headers'>) => Answer;

/** Against DNS rebinding: a foreign site can let its own name resolve to this machine. */
const ownNames = new Set(['localhost', '127.0.0.1', '[::1]']);

const nameIn = (host: string): string => (URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : '');

/**
 * `/paddock/health`, `/paddock/metrics`, `/paddock/votes` and `/paddock/figures`, for operators on
 * this machine.
 */
export const createAdmin = ({ id, keeper, metrics, votes, figures, renderers }: AdminOptions): Admin => {
  const health = () => {
    const said = keeper.health();
    return jsonAnswer(said.sequence === null ? 503 : 200, id === null ? said : { id, ...said });
  };
  const readMetrics = () => {
    metrics.set('process_resident_memory_bytes', process.memoryUsage.rss());
    if (renderers) metrics.set('paddock_renderers_resident_memory_bytes', renderers.resident());
    const type = 'text/plain; version=0.0.4; charset=utf-8';
    return textAnswer(200, metrics.text().trimEnd(), { 'content-type': type });
  };
  return ({ method, target, headers }) => {
    if (!ownNames.has(nameIn(headers.host ?? ''))) return textAnswer(421, 'This host is not served here.');
    if (method !== 'GET' && method !== 'HEAD') return nothingHere;
    const path = pathOf(target);
    if (path === '/paddock/health') return health();
    if (path === VOTES_URL) return jsonAnswer(200, votes.totals());
    if (path === FIGURES_URL) return jsonAnswer(200, figures());
    return path === '/paddock/metrics' ? readMetrics() : nothingHere;
  };
};
