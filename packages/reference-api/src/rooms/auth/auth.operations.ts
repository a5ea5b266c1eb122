import type { OperationsOf } from '../../server/operation/operation.types.ts';
import { invalid } from '../../server/operation/refused.ts';
import type { Server } from '../../server/operation/server.ts';
import { iso } from '../../world/day/zone.ts';
import { sessionEnded } from './access-token.ts';
import { addressOf } from './address.ts';
import { agentOf } from './browser-name.model.ts';
import { keptCsrfCookie, newCsrfCookie, noCsrfCookie } from './csrf.ts';
import { deviceCookie, deviceOf } from './known-device.ts';
import { goOn, type LoggedInDevice, logIn } from './login.ts';
import { logInWithPasskey } from './passkeys/log-in-with-passkey.ts';
import { passkeyOperations } from './passkeys/passkey.operations.ts';
import { checkRecovery, finishRecovery, startRecovery } from './password-recovery.ts';
import { newPasswordFaults } from './password-rule.ts';
import { readLogin } from './read-login.ts';
import { sessionOperations } from './session.operations.ts';
import { createSessions, endSession, type LoggedIn, SESSION_MS } from './sessions.ts';
import { stepUpOperations } from './step-up/step-up.operations.ts';

/**
 * The tokens as plain values, or as the one-element lists that clients must accept too (second §3).
 */
const showTokens = async ({ database }: Server, { customerId, bearerToken, refreshToken }: LoggedIn) => {
  const { lists_tokens } = await database
    .selectFrom('customer')
    .select('lists_tokens')
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
  return lists_tokens === 1
    ? { bearer_token: [bearerToken], refresh_token: [refreshToken] }
    : { bearer_token: bearerToken, refresh_token: refreshToken };
};

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
  | 'getSessions'
  | 'endSession'
  | 'getPasskeys'
  | 'startPasskey'
  | 'addPasskey'
  | 'removePasskey'
  | 'startPasskeyLogin'
  | 'logInWithPasskey'
  | 'startStepUp'
  | 'stepUp'
> => {
  const { database, tokens, permit } = server;
  const sessions = createSessions(database, tokens);
  const welcome = async (request: Request, { device, ...loggedIn }: LoggedInDevice) => ({
    data: await showTokens(server, loggedIn),
    headers: { 'set-cookie': [newCsrfCookie(), deviceCookie(request, device)] },
  });
  return {
    async login({ body, header, request, clock }) {
      const login = readLogin({ body, header });
      if (login.kind === 'refresh') {
        const loggedIn = await goOn({ sessions, permit }, login, clock);
        return { data: await showTokens(server, loggedIn), headers: { 'set-cookie': keptCsrfCookie(request) } };
      }
      const from = { address: addressOf(request), device: deviceOf(request), agent: agentOf(request) };
      return welcome(request, await logIn({ database, sessions, permit }, { ...login, ...from }, clock));
    },

    async logInWithPasskey({ body, request, clock }) {
      const from = { device: deviceOf(request), agent: agentOf(request) };
      return welcome(request, await logInWithPasskey({ ...server, sessions }, { answer: body, ...from }, clock));
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
      return { data: { is_login: true, session_expires: iso(created_at + SESSION_MS) } };
    },

    async logout({ body, clock }) {
      const identity = await tokens.read(body.customer_token);
      if (!identity) throw invalid({ customer_token: ['token'] });
      await endSession(database, identity, clock());
      return { data: { is_login: false }, headers: { 'set-cookie': noCsrfCookie() } };
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

    ...sessionOperations(server),
    ...passkeyOperations(server),
    ...stepUpOperations(server),
    startPasswordRecovery: (call) => startRecovery(server, call),
    checkPasswordRecovery: (call) => checkRecovery(server, call),
    finishPasswordRecovery: {
      faults: (body) => newPasswordFaults(body.password, body.password_confirmation),
      handle: (call) => finishRecovery(server, call),
    },
  };
};
