import { createPublicKey, randomUUID, verify } from 'node:crypto';
import {
  type Actor,
  type Change,
  commandLine,
  describeMove,
  finishCanary,
  freeze,
  holdCanary,
  isReleaseError,
  lostWays,
  ReleaseError,
  type ReleaseStore,
  readHistory,
  readPolicy,
  rollback,
  startCanary,
  undoOf,
  unfreeze,
  widenCanary,
} from '@paddock/release';
import type { Release } from '@paddock/release/record';
import type { ActAnswer, ActKind, ActRequest, Planned } from './operate-model.types.ts';

export interface Acts {
  /**
   * Plans an act, and asks for a signature of the operator's key. A later plan of the same operator
   * replaces an earlier one.
   */
  plan(who: string, request: ActRequest): Promise<ActAnswer>;
  /** Continues a plan with the signature that it waits for. */
  sign(who: string, plan: string, signature: Uint8Array): Promise<ActAnswer>;
}

/** How long a plan waits for a signature (ms). */
const PATIENCE_MS = 120_000;
const MAX_PLANS = 16;
const KINDS: readonly ActKind[] = [
  'rollback',
  'canary-start',
  'canary-widen',
  'canary-hold',
  'canary-go-on',
  'canary-finish',
  'canary-stop',
  'freeze',
  'unfreeze',
];

const usage = (what: string): ReleaseError => new ReleaseError('usage', what, 'Nothing was changed.');

/** Parses a request of the page. Throws `usage`. */
export const parseAct = (value: unknown): ActRequest => {
  const given = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  const text = (field: string, form: RegExp): string => {
    const found = given[field];
    if (typeof found === 'string' && form.test(found)) return found;
    throw usage(`The field ${field} of this request is wrong`);
  };
  const act = KINDS.find((kind) => kind === given.act);
  if (!act) throw usage('This is no act');
  const share = given.share ?? null;
  if (share !== null && typeof share !== 'number') throw usage('A share is a number');
  return {
    act,
    name: text('name', /^(?:\*|[a-z][a-z0-9-]{0,63})$/),
    buildId: given.buildId === null ? null : text('buildId', /^[\w.+-]{1,100}$/),
    share,
    reason: text('reason', /\S/),
    key: text('key', /^[0-9a-f]{32}$/),
  };
};

const perform = async (
  store: ReleaseStore,
  actor: Actor,
  channel: string,
  { act, name, buildId, share, reason }: ActRequest,
  live: Release['builds'][string] | undefined,
): Promise<Change> => {
  const of = { channel, name, reason };
  const canary = live?.canary?.build.buildId;
  const ofCanary = { ...of, ...(canary === undefined ? {} : { ifCanary: canary }) };
  switch (act) {
    case 'rollback':
      return rollback(store, actor, { ...of, ...(buildId === null ? {} : { to: buildId }) });
    case 'canary-stop':
      if (!live || (!live.canary && !live.holdback))
        throw new ReleaseError('precondition', `There is no canary of ${name}`, 'Nothing was changed.');
      return rollback(store, actor, { ...of, to: live.buildId });
    case 'canary-start':
      return startCanary(store, actor, { ...of, buildId: buildId ?? '', share: share ?? 0 });
    case 'canary-widen':
      return widenCanary(store, actor, { ...ofCanary, share: share ?? 0 });
    case 'canary-hold':
    case 'canary-go-on':
      return holdCanary(store, actor, { ...ofCanary, end: act === 'canary-go-on' });
    case 'canary-finish':
      return finishCanary(store, actor, ofCanary);
    case 'freeze':
      return freeze(store, actor, of);
    case 'unfreeze':
      return unfreeze(store, actor, of);
  }
};

interface Plan {
  id: string;
  who: string;
  /** The next bytes to sign, or the result. */
  next(): Promise<ActAnswer>;
  give(signature: Uint8Array): void;
  drop(why: ReleaseError): void;
}

/** The kind of a signed record, from its first line: `release`. */
const kindOf = (bytes: Uint8Array): string =>
  /^paddock ([a-z-]+) 1\n/.exec(Buffer.from(bytes).toString('latin1'))?.[1] ?? '';

/**
 * Runs the acts of operators with the code of the command. The operator's browser signs: a change
 * pauses for each signature and then continues. The key itself never reaches the edge.
 */
export const createActs = ({
  store,
  channel,
  now,
}: {
  store: ReleaseStore;
  channel: string;
  now: () => number;
}): Acts => {
  const plans = new Map<string, Plan>();

  const describe = async (bytes: Uint8Array): Promise<Planned> => {
    const text = Buffer.from(bytes).toString();
    const release = JSON.parse(text.slice(text.indexOf('\n') + 1)) as Release;
    const policy = await readPolicy(store);
    const previous = (await readHistory(store, policy, channel)).releases.at(-1) ?? null;
    return {
      release: release.sequence,
      moves: release.changed.map((name) => ({
        name,
        words: describeMove(previous?.builds[name], release.builds[name]),
      })),
      proven: release.proven,
      lost: await lostWays(store, policy, { previous, release }, now()),
    };
  };

  /**
   * Checks the key again, since it may have been retired meanwhile: its release would break the
   * channel.
   */
  const requireSignature = async (keyId: string, bytes: Uint8Array, signature: Uint8Array): Promise<void> => {
    const key = (await readPolicy(store)).keys.find(({ id }) => id === keyId);
    if (!key || key.retired) throw new ReleaseError('unauthorised', 'This key is not in use', 'Nothing was changed.');
    const publicKey = createPublicKey({ key: Buffer.from(key.publicKey, 'base64'), type: 'spki', format: 'der' });
    if (!verify(null, bytes, publicKey, signature))
      throw new ReleaseError('unauthorised', `The key ${key.name} did not sign this`, 'Nothing was changed.');
  };

  const start = (who: string, request: ActRequest, live: Release['builds'][string] | undefined): Plan => {
    const id = randomUUID();
    let wanted = Promise.withResolvers<Uint8Array>();
    let given = Promise.withResolvers<Uint8Array>();
    given.promise.catch(() => {});
    let isAsked = false;
    const sign = async (bytes: Uint8Array): Promise<Uint8Array> => {
      const kind = kindOf(bytes);
      if (kind === 'release' && isAsked)
        throw new ReleaseError(
          'lost-race',
          `${channel} has changed since this was planned`,
          'Nothing was changed. Look at it, and plan again.',
        );
      // No checkpoints: they only save work, and other commands write them.
      if (kind !== 'release' && kind !== 'timestamp' && kind !== 'proposal') throw usage(`No ${kind} is signed here`);
      isAsked = true;
      given = Promise.withResolvers<Uint8Array>();
      given.promise.catch(() => {});
      wanted.resolve(bytes);
      const signature = await given.promise;
      await requireSignature(request.key, bytes, signature);
      return signature;
    };
    const actor: Actor = { key: { id: request.key, sign }, who, now: () => new Date(now()) };
    const end = perform(store, actor, channel, request, live).then(
      (change): ActAnswer =>
        change.proposed
          ? { step: 'proposed', approve: commandLine(channel, 'approve', change.proposed.id) }
          : {
              step: 'done',
              changed: change.changed,
              release: change.release.sequence,
              undo: change.changed ? undoOf((...words) => commandLine(channel, ...words), change) : null,
            },
      (error: unknown): ActAnswer => {
        if (!isReleaseError(error)) throw error;
        return { step: 'refused', kind: error.kind, message: error.message, mend: error.mend };
      },
    );
    const timer = setTimeout(() => {
      plans.delete(id);
      given.reject(new ReleaseError('precondition', 'This plan was not signed in time', 'Plan again.'));
    }, PATIENCE_MS);
    timer.unref();
    void end
      .finally(() => {
        clearTimeout(timer);
        plans.delete(id);
      })
      .catch(() => {});
    return {
      id,
      who,
      async next() {
        const asked = wanted.promise.then(async (bytes): Promise<ActAnswer> => {
          const planned = kindOf(bytes) === 'release' ? await describe(bytes) : null;
          return { step: 'sign', plan: id, bytes: Buffer.from(bytes).toString('base64'), planned };
        });
        return Promise.race([asked, end]);
      },
      give(signature) {
        wanted = Promise.withResolvers();
        given.resolve(signature);
      },
      drop: (why) => given.reject(why),
    };
  };

  return {
    async plan(who, request) {
      for (const plan of plans.values())
        if (plan.who === who)
          plan.drop(
            new ReleaseError(
              'precondition',
              'A newer plan of yours replaced this one',
              'Sign that one, or check again.',
            ),
          );
      if (plans.size >= MAX_PLANS) throw usage('Too many plans wait for a signature');
      const { releases } = await readHistory(store, await readPolicy(store), channel);
      const builds = releases.at(-1)?.builds ?? {};
      const plan = start(who, request, Object.hasOwn(builds, request.name) ? builds[request.name] : undefined);
      plans.set(plan.id, plan);
      return plan.next();
    },
    async sign(who, id, signature) {
      const plan = plans.get(id);
      if (!plan || plan.who !== who)
        return {
          step: 'refused',
          kind: 'precondition',
          message: 'This plan does not wait for a signature any more',
          mend: 'Plan again.',
        };
      plan.give(signature);
      return plan.next();
    },
  };
};
