import type { components } from '@paddock/api';
import type { OperationsOf } from '../operation/operation.types.ts';
import { Refused } from '../operation/refused.ts';
import type { Server } from '../operation/server.ts';
import { ageFaults, asStored, assertValid, personFaults, putCustomer, putLogin } from './begin-registration.ts';
import { countBeginning } from './codes.ts';
import { getOpenRegistration, holdRegistration, settleRegistration } from './hold-registration.ts';
import { openSteps, type Registration, statusOf } from './registration.model.ts';
import type { Language } from './registration-mails.ts';
import {
  confirmTerms,
  nameIban,
  type Step,
  setFirstLimits,
  setPassword,
  verifyEmail,
  verifyMobile,
} from './registration-steps.ts';
import { takenLogins } from './taken-logins.ts';

type PersonData = components['schemas']['RegistrationPerson'];

const takePerson = async ({ database }: Server, token: string, person: PersonData, now: number) => {
  assertValid(personFaults(person));
  return database.transaction().execute(async (transaction) => {
    const begun = await holdRegistration(transaction, token);
    if (begun.email_verified_at !== null) {
      throw new Refused(409, 'registration_confirmed', 'The e-mail address is verified. Go on with the registration.');
    }
    await putCustomer(transaction, token, begun, person, begun.customer?.id ?? null, now);
    return settleRegistration(transaction, token, now);
  });
};

/** Registration in steps, as version 2 has it: another door to what version 3 does. */
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
  const show = (registration: Registration, { now, language }: Pick<Step, 'now' | 'language'>) => ({
    data: { ...statusOf(registration, now, language), open_steps: openSteps(registration) },
  });
  const stepOf = ({ path, now, language }: { path: { token: string }; now: number; language: Language }): Step => ({
    token: path.token,
    now,
    language,
  });
  return {
    async startRegistrationV2({ body, request, now }) {
      const login = asStored(body);
      assertValid(ageFaults(login.birthdate, now), await takenLogins(server.database, login, now));
      const token = await server.database.transaction().execute(async (transaction) => {
        await countBeginning(transaction, request, now);
        return putLogin(transaction, login, null, now);
      });
      return { data: { token } };
    },
    async registerV2(call) {
      return show(await takePerson(server, call.header['customer-token'], call.body, call.now), call);
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
    async setRegistrationPasswordV2(call) {
      return show(await setPassword(server, stepOf(call), call.body), call);
    },
    async confirmRegistrationCodeV2(call) {
      return show(await verifyMobile(server, stepOf(call), call.body.code), call);
    },
    async verifyRegistrationEmailV2(call) {
      return show(await verifyEmail(server, stepOf(call), call.body.code), call);
    },
  };
};
