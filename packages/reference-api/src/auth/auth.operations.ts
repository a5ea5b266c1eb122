import type { OperationsOf } from '../operation/operation.types.ts';
import { invalid } from '../operation/refused.ts';
import type { Server } from '../operations.ts';
import { sessionEnded } from './access-token.ts';
import { addressOf } from './address.ts';
import { keptCsrfCookie, newCsrfCookie, noCsrfCookie } from './csrf.ts';
import { assertMayLogIn, logIn } from './login.ts';
import { checkRecovery, finishRecovery, startRecovery } from './password-recovery.ts';
import { readLogin } from './read-login.ts';
import { createSessions, endSession, sessionMs, type TokenPair } from './sessions.ts';

/** A value, or the one-element list that clients have to understand as well (second §3). */
const showTokens = ({ bearer_token, refresh_token }: TokenPair, asLists: boolean) =>
  asLists ? { bearer_token: [bearer_token], refresh_token: [refresh_token] } : { bearer_token, refresh_token };

/** Login, tokens, logout, password recovery. */
export const authOperations = (
  server: Server,
): OperationsOf<
  | 'login'
  | 'isLogin'
  | 'logout'
  | 'switchToPro'
  | 'startPasswordRecovery'
  | 'checkPasswordRecovery'
  | 'finishPasswordRecovery'
> => {
  const { database, tokens } = server;
  const sessions = createSessions(database, tokens);
  return {
    async login({ body, header, request, now }) {
      const login = readLogin({ body, header });
      if (login.kind === 'password') {
        const { pair, customer } = await logIn({ database, sessions }, { ...login, address: addressOf(request) }, now);
        return { data: showTokens(pair, customer.lists_tokens === 1), headers: newCsrfCookie(request) };
      }
      let asLists = false;
      const pair = await sessions.refresh(login.token, now, async (transaction, customerId) => {
        asLists = (await assertMayLogIn(transaction, customerId, now)).lists_tokens === 1;
      });
      return { data: showTokens(pair, asLists), headers: keptCsrfCookie(request) };
    },

    async isLogin({ sessionId }) {
      if (sessionId === null) return { data: { is_login: false, session_expires: null } };
      const session = await database
        .selectFrom('session')
        .select('created_at')
        .where('id', '=', sessionId)
        .executeTakeFirst();
      if (!session) throw sessionEnded();
      const { created_at } = session;
      return { data: { is_login: true, session_expires: new Date(created_at + sessionMs).toISOString() } };
    },

    async logout({ body, request, now }) {
      const identity = await tokens.read(body.customer_token);
      if (!identity) throw invalid({ customer_token: ['token'] });
      await endSession(database, identity, now);
      return { data: { is_login: false }, headers: noCsrfCookie(request) };
    },

    async switchToPro({ customerId, body }) {
      const isPro = body?.is_pro ?? true;
      await database
        .updateTable('customer')
        .set({ is_pro: isPro ? 1 : 0 })
        .where('id', '=', customerId)
        .execute();
      return { data: { is_pro: isPro } };
    },

    startPasswordRecovery: (call) => startRecovery(server, call),
    checkPasswordRecovery: (call) => checkRecovery(server, call),
    finishPasswordRecovery: (call) => finishRecovery(server, call),
  };
};
