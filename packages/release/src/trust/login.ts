import { randomBytes } from 'node:crypto';
import { channel, label } from '../record/parse.ts';
import { instant, signature } from '../record/parse-release.ts';
import { oneOf, shape, text } from '../record/parser.ts';
import { canonicalJson } from '../record.ts';
import { ReleaseError } from '../release-error.ts';
import type { Actor } from './actor.ts';
import { findKey, isRobot, type Policy, requireRight, speaksFor } from './policy.ts';
import { isSignedBy, readSigned, type Signature, signBy } from './signing.ts';

/** How long (ms) a link to the operators' page is valid, and how long the session that it opens. */
export const LOGIN_LINK_MS = 5 * 60_000;
export const LOGIN_SESSION_MS = 8 * 3_600_000;
/** How far the clocks of operator and edge may differ (ms). */
const CLOCK_TOLERANCE_MS = 60_000;
const MAX_LOGIN = 2_000;

/** The signed content of a link to the operators' page. */
export interface Login {
  schema: 1;
  /** Random. An edge accepts each id only once. */
  id: string;
  channel: string;
  at: string;
  who: string;
  signature: Signature;
}

const parseLogin = shape<Login>({
  schema: oneOf(1),
  id: text(32, /^[0-9a-f]{32}$/),
  channel,
  at: instant,
  who: label(200),
  signature,
});

const refuse = (why: string, cause?: unknown): ReleaseError =>
  new ReleaseError('unauthorised', `This link opens nothing: ${why}`, 'Make another one: paddock operate', { cause });

/** Signs the token of a link with a person's key. Throws `unauthorised` if the key is retired. */
export const signLogin = async (policy: Policy, actor: Actor, on: string): Promise<string> => {
  const key = requireRight(policy, actor, 'publish', []);
  if (isRobot(key)) throw refuse(`${key.name} is the key of a robot`);
  const at = actor.now().toISOString();
  const unsigned = { schema: 1, id: randomBytes(16).toString('hex'), channel: on, at, who: actor.who } as const;
  const login: Login = { ...unsigned, signature: await signBy('login', unsigned, actor.key) };
  return Buffer.from(canonicalJson(login)).toString('base64url');
};

/**
 * Proves that a person with a key that is not retired made this token for this channel, at most
 * `life` ms ago. Throws `unauthorised`.
 */
export const proveLogin = (
  policy: Policy,
  token: string,
  { on, now, life }: { on: string; now: number; life: number },
): Login & { keyName: string } => {
  let signed: ReturnType<typeof readSigned<Login>>;
  try {
    signed = readSigned(Buffer.from(token.slice(0, MAX_LOGIN), 'base64url'), MAX_LOGIN, (value) =>
      parseLogin(value, ''),
    );
  } catch (cause) {
    throw refuse('it is incomplete', cause);
  }
  const { record: login } = signed;
  const key = findKey(policy, login.signature.key);
  if (!key || !isSignedBy('login', signed, key.publicKey)) throw refuse('no key with the right signed it');
  if (key.retired) throw refuse(`the key ${key.name} is retired`);
  if (isRobot(key) || !speaksFor(key, login.who)) throw refuse(`the key ${key.name} does not speak for ${login.who}`);
  if (login.channel !== on) throw refuse(`it is for ${login.channel}`);
  const age = now - Date.parse(login.at);
  if (age < -CLOCK_TOLERANCE_MS || age > life) throw refuse('its time is over');
  return { ...login, keyName: key.name };
};
