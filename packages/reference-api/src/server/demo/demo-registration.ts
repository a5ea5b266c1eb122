import { reopenRegistration } from '../../rooms/registration/begin-registration.ts';
import type { DemoCustomer } from './demo-customer.types.ts';

const begin: DemoCustomer['add'] = async (transaction, customerId, now) => {
  await reopenRegistration(transaction, customerId, now);
};

/** States whose login leads to the registration, with its token (core §4: redirect modals). */
export const demoRegistrationCustomers = [
  {
    name: 'locked',
    shows: 'status 0: login leads to registering anew',
    differs: () => ({ customerstatus_id: 0 }),
    add: begin,
  },
  {
    name: 'registering',
    shows: 'status 9: its e-mail address is not verified, login leads on with the registration',
    differs: () => ({
      customerstatus_id: 9,
      iban: null,
      bank_account_status: 'none',
      identity_validated_at: null,
      age_validated_at: null,
    }),
    deposit: 0,
    add: begin,
  },
] as const satisfies readonly DemoCustomer[];
