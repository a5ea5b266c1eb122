import type { components } from '@paddock/api';
import type { Clock, OperationsOf } from '../../server/operation/operation.types.ts';
import { assertValid } from '../../server/operation/refused.ts';
import type { Server } from '../../server/operation/server.ts';
import { newPasswordFaults } from '../auth/password-rule.ts';
import { asStored, personFaults, putCustomer, putLogin } from './begin-registration.ts';
import { birthdateFaults } from './birthdate.ts';
import { countBeginning } from './codes.ts';
import {
  assertUnverified,
  getOpenRegistration,
  holdRegistration,
  holdReplaceable,
  settleRegistration,
} from './hold-registration.ts';
import { type Registration, statusOf } from './registration.model.ts';
import {
  confirmTerms,
  nameIban,
  type Step,
  setFirstLimits,
  setPassword,
  verifyEmail,
  verifyMobile,
} from './registration-steps.ts';
import { removeRegistration, usernameFaults } from './taken-logins.ts';

type PersonData = components['schemas']['RegistrationPerson'];

const takePerson = async ({ database }: Server, token: string, person: PersonData, clock: Clock) => {
  assertValid(personFaults(person));
  return database.transaction().execute(async (transaction) => {
    const { registration: begun, now } = await holdRegistration(transaction, token, clock);
    assertUnverified(begun);
    await putCustomer(transaction, token, begun, person, begun.customer?.id ?? null, now);
    return settleRegistration(transaction, token, now);
  });
};

/** Registration in steps by version 2, with the rules of version 3. */
export const registrationV2Operations = (
  server: Server,
): OperationsOf<
  | 'startRegistrationV2'
  | 'registerV2'
  | 'getRegistrationV2'
  | 'setRegistrationBankV2'
  | 'setRegistrationLimitsV2'
  | 'confirmRegistrationV2'
  | 'setRegistrationPasswordV2'
  | 'confirmRegistrationCodeV2'
  | 'verifyRegistrationEmailV2'
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
    startRegistrationV2: {
      faults: ({ birthdate }, now) => birthdateFaults(birthdate, now),
      async handle({ body, header, request, language, clock }) {
        const login = asStored(body);
        const begunToken = header['customer-token'];
        await countBeginning(server.database, request, clock);
        const sentAt = clock();
        const taken = await usernameFaults(server.database, login, sentAt, begunToken);
        assertValid(birthdateFaults(login.birthdate, sentAt), taken);
        const token = await server.database.transaction().execute(async (transaction) => {
          const replaced = begunToken === undefined ? null : await holdReplaceable(transaction, begunToken, clock);
          if (replaced) await removeRegistration(transaction, replaced);
          return putLogin(transaction, login, { begun: null, language, now: clock() });
        });
        return { data: { token } };
      },
    },
    registerV2: {
      faults: personFaults,
      async handle(call) {
        return show(await takePerson(server, call.header['customer-token'], call.body, call.clock), call);
      },
    },
    async getRegistrationV2(call) {
      return show(await getOpenRegistration(server.database, call.path.token), call);
    },
    async setRegistrationBankV2(call) {
      return show(await nameIban(server, stepOf(call), call.body.iban), call);
    },
    async setRegistrationLimitsV2(call) {
      return show(await setFirstLimits(server, stepOf(call), call.body.limits), call);
    },
    async confirmRegistrationV2(call) {
      return show(await confirmTerms(server, stepOf(call)), call);
    },
    setRegistrationPasswordV2: {
      faults: (body) => newPasswordFaults(body.password, body.password_confirmation),
      async handle(call) {
        return show(await setPassword(server, stepOf(call), call.body), call);
      },
    },
    async confirmRegistrationCodeV2(call) {
      return show(await verifyMobile(server, stepOf(call), call.body.code), call);
    },
    async verifyRegistrationEmailV2(call) {
      return show(await verifyEmail(server, stepOf(call), call.body.code), call);
    },
  };
};
