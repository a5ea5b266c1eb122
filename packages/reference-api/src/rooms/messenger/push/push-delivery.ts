import type { Selectable } from 'kysely';
import type { Database } from '../../../server/database/open-database.ts';
import { SESSION_MS } from '../../auth/sessions.ts';
import { settingsOf } from '../../customer/settings.ts';
import { encryptPush } from './encrypt-push.ts';
import { mayBeTold } from './may-be-told.ts';
import type { PushSubscriptionTable } from './push.tables.ts';
import type { PostPush } from './push-endpoint.ts';
import { createVapid, type Vapid } from './vapid.ts';

/** How often (ms) new messages are looked for at most. */
const LOOK_MS = 1_000;
/** How long (s) a push service tries to deliver a message. */
const LIFE_SECONDS = 3_600;

/** The text only says that there are messages: others may see the screen. A press opens `path`. */
const texts = {
  de: { title: 'Paddock', text: 'Sie haben neue Nachrichten.', path: '/' },
  en: { title: 'Paddock', text: 'You have new messages.', path: '/en' },
};

type Subscription = Selectable<PushSubscriptionTable>;

/** Sends push messages about new messages. */
export interface PushDelivery {
  /** Starts to send what is due; no-op while that runs. Cheap, never throws. */
  wake(now: number): void;
  /** Resolves when nothing is being sent. */
  idle(): Promise<void>;
}

export interface PushOptions extends Vapid {
  post: PostPush;
}

export const createPushDelivery = (
  database: Database,
  { post, ...keys }: PushOptions,
  onError?: (error: unknown) => void,
): PushDelivery => {
  const vapid = createVapid(keys);

  /** The subscriptions of active sessions with messages newer than the last push. */
  const due = (now: number) =>
    database
      .selectFrom('push_subscription as push')
      .innerJoin('session', 'session.id', 'push.session_id')
      .selectAll('push')
      .select(({ selectFrom }) =>
        selectFrom('message')
          .select(({ fn }) => fn.max('id').as('id'))
          .whereRef('message.customer_id', '=', 'push.customer_id')
          .as('latest'),
      )
      .where('session.ended_at', 'is', null)
      .where('session.created_at', '>', now - SESSION_MS)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('message')
            .select('id')
            .whereRef('message.customer_id', '=', 'push.customer_id')
            .whereRef('message.id', '>', 'push.told_id'),
        ),
      )
      .execute();

  /**
   * Claims a subscription before the push, so that only one process sends it. A push that a crash
   * loses is replaced by that for the next message.
   */
  const claim = async ({ session_id, told_id }: Subscription, latest: number): Promise<boolean> => {
    const { numUpdatedRows } = await database
      .updateTable('push_subscription')
      .set({ told_id: latest })
      .where('session_id', '=', session_id)
      .where('told_id', '=', told_id)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  };

  const forget = async ({ session_id, endpoint }: Subscription) => {
    await database
      .deleteFrom('push_subscription')
      .where('session_id', '=', session_id)
      .where('endpoint', '=', endpoint)
      .execute();
  };

  const tell = async (subscription: Subscription, latest: number, now: number): Promise<void> => {
    if (!(await claim(subscription, latest))) return;
    const { customer_id, endpoint } = subscription;
    if (!(await mayBeTold(database, customer_id, now))) return;
    const { language } = await settingsOf(database, customer_id);
    let body: Buffer;
    try {
      body = encryptPush(JSON.stringify(texts[language]), subscription);
    } catch {
      // The key is invalid: no browser has such a key.
      return forget(subscription);
    }
    const status = await post(
      endpoint,
      {
        authorization: vapid.authorization(endpoint, now),
        'content-encoding': 'aes128gcm',
        'content-length': String(body.byteLength),
        'content-type': 'application/octet-stream',
        topic: 'messages',
        ttl: String(LIFE_SECONDS),
        urgency: 'normal',
      },
      body,
    );
    // The browser has unsubscribed.
    if (status === 404 || status === 410) await forget(subscription);
  };

  const run = async (now: number) => {
    const all = await due(now);
    const tellOne = ({ latest, ...subscription }: (typeof all)[number]) =>
      tell(subscription, Number(latest), now).catch((error: unknown) => onError?.(error));
    await Promise.all(all.map(tellOne));
  };

  let running: Promise<void> | null = null;
  let lookedAt = Number.NEGATIVE_INFINITY;
  return {
    wake(now) {
      if (running || Math.abs(now - lookedAt) < LOOK_MS) return;
      lookedAt = now;
      running = run(now)
        .catch((error: unknown) => onError?.(error))
        .finally(() => {
          running = null;
        });
    },
    async idle() {
      await running;
    },
  };
};
