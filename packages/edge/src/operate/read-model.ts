import {
  askEdge,
  createWatch,
  describeMove,
  isReleaseError,
  lookAtFigures,
  lookAtVotes,
  type PublishedEntry,
  type ReleaseStore,
  readChannelHistory,
  readChannelPreviews,
  readChannelStatus,
  readPolicy,
  readPublished,
} from '@paddock/release';
import { onceASecond } from '../release/once-a-second.ts';
import type { Health } from '../release/release-keeper.ts';
import type { HistoryRow, OperateModel } from './operate-model.types.ts';

export interface ReadModelOptions {
  store: ReleaseStore;
  channel: string;
  /** The operators' addresses of the other edges that serve the channel. */
  edges: readonly string[];
  /** The answer of this edge to operators at a path, of all its processes together. */
  askOwn: (path: string) => Promise<string>;
  now: () => number;
}

const HISTORY = 30;
const PUBLISHED = 20;

/** Stands for this edge's own address. */
const OWN_EDGE = 'http://this.edge';

const readHistoryRows = async (...[store, policy, channel]: Parameters<typeof readChannelHistory>) => {
  // One more than is shown, since each row is compared with the release before it.
  const entries = await readChannelHistory(store, policy, channel, { limit: HISTORY + 1 });
  return entries.slice(0, HISTORY).map((entry, index): HistoryRow => {
    const before = entries[index + 1];
    return {
      sequence: entry.sequence,
      at: entry.at,
      who: entry.who,
      key: entry.key,
      action: entry.action,
      about: entry.about ?? null,
      reason: entry.reason,
      acceptedBreak: entry.acceptedBreak,
      changes: entry.changed.map((name) => ({
        name,
        from: before?.builds[name]?.buildId ?? null,
        to: entry.builds[name]?.buildId ?? null,
        words: describeMove(before?.builds[name], entry.builds[name]),
      })),
    };
  });
};

/**
 * Reads the data of the page. A part that cannot be read shows its error instead, since the page
 * is most needed when things are broken. All tabs of all operators share one read a second.
 */
export const createModelReader = (options: ReadModelOptions): (() => Promise<Omit<OperateModel, 'session'>>) => {
  const { store, channel, edges, askOwn, now } = options;
  const watch = createWatch({
    store,
    channel,
    edges: [OWN_EDGE, ...edges],
    ask: (url) => (url.startsWith(`${OWN_EDGE}/`) ? askOwn(url.slice(OWN_EDGE.length)) : askEdge(url)),
    now: () => new Date(now()),
  });
  let published: { key: string; builds: Record<string, PublishedEntry[]> } = { key: '', builds: {} };
  /**
   * Builds never change, so they are read again only if the list of builds or the policy changes.
   */
  const publishedNow = async (policy: Awaited<ReturnType<typeof readPolicy>>, names: readonly string[]) => {
    const listed = (await store.listBuilds()).map(({ name, buildId }) => `${name}@${buildId}`);
    const key = `${policy.version} ${names.join()} ${listed.sort().join()}`;
    if (published.key !== key) {
      const builds: Record<string, PublishedEntry[]> = {};
      for (const name of names) builds[name] = (await readPublished(store, policy, name)).slice(0, PUBLISHED);
      published = { key, builds };
    }
    return published.builds;
  };

  const read = async (): Promise<Omit<OperateModel, 'session'>> => {
    const { sequence, verified, why } = JSON.parse(await askOwn('/paddock/health')) as Health;
    const look = await lookAtVotes(watch).catch(() => null);
    const base = {
      at: new Date(now()).toISOString(),
      channel,
      edge: { address: OWN_EDGE, sequence, verified, why },
      figures: await lookAtFigures(watch, look?.silent),
    };
    const nothing = { status: null, history: [], previews: [], published: {}, keys: [] };
    try {
      const policy = await readPolicy(store);
      const keys = policy.keys
        .filter(({ retired }) => retired === null)
        .map(({ id, name, publicKey }) => ({ id, name, publicKey }));
      const status = await readChannelStatus(store, policy, channel, { now: new Date(now()), look });
      if (status === null) return { ...base, ...nothing, keys, error: null };
      if ('error' in status) {
        const { message, mend } = status.error;
        return { ...base, ...nothing, keys, error: { message, mend } };
      }
      const failed: { message: string; mend: string }[] = [];
      const part = <T>(read: Promise<T>, without: T): Promise<T> =>
        read.catch((error) => {
          if (!isReleaseError(error)) throw error;
          failed.push({ message: error.message, mend: error.mend });
          return without;
        });
      const history = await part(readHistoryRows(store, policy, channel, { limit: HISTORY }), []);
      const looked = readChannelPreviews(store, policy, channel, new Date(now()));
      const { previews } = await part<Pick<OperateModel, 'previews'>>(looked, { previews: [] });
      const names = status.builds.map(({ name }) => name);
      const builds = await part(publishedNow(policy, names), published.builds);
      const [error = null] = failed;
      return { ...base, error, status, keys, history, previews, published: builds };
    } catch (error) {
      if (!isReleaseError(error)) throw error;
      return { ...base, ...nothing, error: { message: error.message, mend: error.mend } };
    }
  };

  return onceASecond(now, read);
};
