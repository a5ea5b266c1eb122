import type { components } from '@paddock/api';
import type { Clock } from '../../../server/operation/operation.types.ts';
import { Refused } from '../../../server/operation/refused.ts';
import { beginSession, type LoggedInDevice, type LoginServer } from '../login.ts';
import { forLogin, takeChallenge } from './challenge.ts';
import { countSignature, readSignature } from './verify-passkey.ts';

export interface PasskeyAnswer {
  answer: components['schemas']['PasskeyLogin'];
  /** The browser, see `deviceOf`. */
  device: string | null;
  /** Its `user-agent`. */
  agent: string | null;
}

const wrong = () => new Refused(401, 'invalid_passkey.login');

/**
 * Logs in with a passkey: guessing is hopeless, so no attempts are counted.
 * @throws Refused 401 `invalid_passkey`, 403 with what to do first
 */
export const logInWithPasskey = async (
  server: LoginServer & { siteUrl: string },
  { answer, device, agent }: PasskeyAnswer,
  clock: Clock,
): Promise<LoggedInDevice> => {
  const { database, siteUrl } = server;
  const passkey = await database.selectFrom('passkey').selectAll().where('id', '=', answer.id).executeTakeFirst();
  if (!passkey) throw wrong();
  const takes = (challenge: string) => takeChallenge(database, challenge, forLogin, clock());
  const counter = await readSignature(answer, passkey, { siteUrl, takes });
  if (counter === null) throw wrong();
  const { customer_id: customerId } = passkey;
  return beginSession(server, { customerId, device, agent }, clock, async (transaction, _customer, now) => {
    return (await countSignature(transaction, passkey, counter, now)) ? null : wrong();
  });
};
