import type { Body } from '../../src/server/operation/operation.types.ts';
import type { createTestApi } from './ask.ts';

type TestApi = ReturnType<typeof createTestApi>;

/** The personal data of Erika. */
export const person = {
  salutation: 'Frau',
  firstname: 'Erika',
  lastname: 'Beispiel',
  birth_name: 'Muster',
  birthplace: 'Bonn',
  nationality_id: 276,
  country: 'DEU',
  street: 'Lindenallee',
  house_number: '12a',
  zip: '50667',
  city: 'Köln',
  phone: '+4915112345678',
} as const satisfies Body<'registerV2'>;

/** The registration form of Erika; tests override fields. */
export const registration = {
  username: 'erika85',
  email: 'erika@example.org',
  birthdate: '1985-04-12',
  ...person,
  password: 'Rennen-2026!',
  password_confirmation: 'Rennen-2026!',
  terms_and_conditions: true,
} as const satisfies Body<'register'>;

/** Valid IBANs. */
export const ibans = ['AT611904300234573201', 'CH9300762011623852957', 'NO9386011117947', 'DE89370400440532013000'];

/** An API and helpers to register with it. */
export const registering = (api: TestApi) => {
  const newest = async (recipient: string) => (await api.messagesTo(recipient))[0]?.text ?? '';
  return {
    register: async (differs: Partial<Body<'register'>> = {}): Promise<string> =>
      (await api.call('register', { body: { ...registration, ...differs } })).data.token,
    /** The code of the newest mail or SMS to an address or a number. */
    codeTo: async (recipient: string = registration.email): Promise<string> =>
      /\b\d{6}\b/.exec(await newest(recipient))?.[0] ?? '',
    /** The code that the statement of an account shows. */
    codeOfAccount: async (iban: string): Promise<string> =>
      (await newest(`${iban.toLowerCase()}@bank.test`)).split(': ')[1] ?? '',
  };
};

/** A wrong code. */
export const wrong = (code: string): string => code.replace(/^./, (digit) => String((Number(digit) + 1) % 10));
