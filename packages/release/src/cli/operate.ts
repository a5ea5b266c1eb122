import { LOGIN_LINK_MS, signLogin } from '../trust/login.ts';
import { findKey, readPolicy } from '../trust/policy.ts';
import { requireChannel } from './known-names/require-channel.ts';
import { originOf, withoutOrigin } from './preview.ts';
import type { Session } from './session.ts';

/** `operate`: prints a link that opens the operators' page once, within five minutes. */
export const runOperate = async (session: Session<{ origin?: string }>): Promise<void> => {
  const { store, channel, world } = session;
  const origin = originOf(session);
  await requireChannel(session);
  const policy = await readPolicy(store);
  const actor = await session.actor();
  const url = `${origin}/paddock/operate#${await signLogin(policy, actor, channel)}`;
  const expires = new Date(world.now().getTime() + LOGIN_LINK_MS).toISOString();
  const key = findKey(policy, actor.key.id)?.name ?? actor.key.id;
  session.answer({ action: 'operate', channel, who: actor.who, key, expires, url }, url);
  world.err(
    `${withoutOrigin(origin)}It opens the operators' page of ${channel} for ${actor.who} (key ${key}): once, within five minutes.\n`,
  );
};
