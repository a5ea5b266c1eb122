import type { components } from '@paddock/api';
import type { Clock, OperationsOf } from '../../server/operation/operation.types.ts';
import { assertValid, Refused, type Validation } from '../../server/operation/refused.ts';
import type { Server } from '../../server/operation/server.ts';
import { hashPassword } from '../auth/password.ts';
import { newPasswordFaults } from '../auth/password-rule.ts';
import { TERMS_VERSION } from '../customer/terms.ts';
import { asStored, forgetBank, ibanFaults, personFaults, putCustomer, putLogin } from './begin-registration.ts';
import { birthdateFaults } from './birthdate.ts';
import { countBeginning, countCheck, issueEmailCode } from './codes.ts';
import { assertRegistered, assertUnverified, getOpenRegistration, holdRegistration } from './hold-registration.ts';
import { registerOptions } from './register-options.ts';
import { isProvisional, openSteps, type Registration, statusOf } from './registration.model.ts';
import type { Language } from './registration-mails.ts';
import {
  mailCode,
  nameIban,
  putIban,
  type Step,
  sendMobileCode,
  validateBank,
  verifyEmail,
  verifyMobile,
} from './registration-steps.ts';
import { usernameFaults } from './taken-logins.ts';

type RegistrationBody = components['schemas']['RegistrationBody'];

const faultsOf = (body: Partial<RegistrationBody>, now: number): Validation => ({
  ...birthdateFaults(body.birthdate, now),
  ...personFaults(body),
  ...newPasswordFaults(body.password, body.password_confirmation),
  ...ibanFaults(body.iban),
});

interface Beginning {
  /** The token of a continued registration. */
  begunToken: string | undefined;
  request: Request;
  language: Language;
  clock: Clock;
}

/** The whole registration at once, as in version 3. */
const registerAtOnce = async (
  server: Server,
  sent: RegistrationBody,
  { begunToken, request, language, clock }: Beginning,
): Promise<string> => {
  const body = asStored(sent);
  await countBeginning(server.database, request, clock);
  const sentAt = clock();
  assertValid(faultsOf(body, sentAt), await usernameOfOthers(server, body, begunToken, sentAt));
  // Runs before the transaction: slow on purpose.
  const password_hash = await hashPassword(body.password);
  return server.database.transaction().execute(async (transaction) => {
    const held = begunToken === undefined ? null : await holdRegistration(transaction, begunToken, clock);
    const begun = held?.registration ?? null;
    const now = held?.now ?? clock();
    if (begun) assertUnverified(begun);
    const token = await putLogin(transaction, body, { begun, language, now });
    const customerId = await putCustomer(transaction, token, body, body, begun?.customer?.id ?? null, now);
    await transaction
      .updateTable('customer')
      .set({ password_hash, terms_version: TERMS_VERSION })
      .where('id', '=', customerId)
      .execute();
    const isSameAddress = begun?.email === body.email;
    if (begun && !isSameAddress) await forgetBank(transaction, token);
    const registration = assertRegistered(await getOpenRegistration(transaction, token));
    if (body.iban !== undefined) await putIban(transaction, registration, body.iban, { request, now });
    // A new address does not wait for the code of the previous one.
    const codeSentAt = isSameAddress ? begun.email_code_sent_at : null;
    await issueEmailCode(transaction, server, { ...registration, email_code_sent_at: codeSentAt }, { language, now });
    return token;
  });
};

/**
 * Faults of the username, so that a refusal names all fields at once. In a continued registration
 * `putCustomer` checks it.
 */
const usernameOfOthers = async (
  { database }: Server,
  body: RegistrationBody,
  begunToken: string | undefined,
  now: number,
) => (begunToken === undefined ? usernameFaults(database, body, now) : {});

/** Registration by version 3, and the calls that both versions share. */
export const registrationOperations = (
  server: Server,
): OperationsOf<
  | 'getRegisterOptions'
  | 'getNoticedCustomer'
  | 'validateRegistration'
  | 'register'
  | 'getRegistration'
  | 'verifyRegistrationEmail'
  | 'sendRegistrationEmailCode'
  | 'sendMobileCode'
  | 'verifyMobile'
  | 'updateRegistrationIban'
  | 'setRegistrationBankCode'
> => {
  const show = (registration: Registration, { clock, language }: Pick<Step, 'clock' | 'language'>) => ({
    data: statusOf(registration, clock(), language),
  });
  const stepOf = ({ path, request, clock, language }: Omit<Step, 'token'> & { path: { token: string } }): Step => ({
    token: path.token,
    request,
    clock,
    language,
  });
  return {
    async getRegisterOptions({ language }) {
      return { data: registerOptions(language) };
    },
    async getNoticedCustomer({ header }) {
      const token = header['customer-token'];
      const nobody = { data: { noticed: false, step: null } };
      if (token === undefined) return nobody;
      try {
        const registration = await getOpenRegistration(server.database, token);
        // The customer logs in to go on, and the next one at this device must not be led there.
        if (isProvisional(registration) || registration.customer?.customerstatus_id === 0) return nobody;
        return { data: { noticed: true, step: openSteps(registration)[0] ?? null } };
      } catch (error) {
        if (error instanceof Refused) return nobody;
        throw error;
      }
    },
    validateRegistration: {
      faults: ({ birthdate }, now) => birthdateFaults(birthdate, now),
      async handle({ body, header, request, clock }) {
        await countCheck(server.database, request, clock);
        // Must not reveal whether the e-mail address is known.
        const login = asStored(body);
        const now = clock();
        const taken = await usernameFaults(server.database, login, now, header['customer-token']);
        assertValid(birthdateFaults(body.birthdate, now), taken);
        return { data: { valid: true } };
      },
    },
    register: {
      faults: faultsOf,
      async handle({ body, header, request, language, clock }) {
        const begunToken = header['customer-token'];
        return { data: { token: await registerAtOnce(server, body, { begunToken, request, language, clock }) } };
      },
    },
    async getRegistration(call) {
      return show(await getOpenRegistration(server.database, call.path.token), call);
    },
    async verifyRegistrationEmail(call) {
      return show(await verifyEmail(server, stepOf(call), call.body.code), call);
    },
    async sendRegistrationEmailCode(call) {
      const mailed = await mailCode(server, stepOf(call), call.body ?? {});
      return { data: { ...show(mailed, call).data, token: mailed.token } };
    },
    async sendMobileCode(call) {
      return show(await sendMobileCode(server, stepOf(call), call.body?.phone), call);
    },
    async verifyMobile(call) {
      return show(await verifyMobile(server, stepOf(call), call.body.code), call);
    },
    async updateRegistrationIban(call) {
      return show(await nameIban(server, stepOf(call), call.body.iban), call);
    },
    async setRegistrationBankCode(call) {
      return show(await validateBank(server, stepOf(call), call.body.code), call);
    },
  };
};
