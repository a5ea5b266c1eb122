import { describe, expect, test } from 'vitest';
import { isFinished, needsMobile, nextStep, type RegistrationStatus, type Step } from './next-step.model.ts';

const STEPS: readonly Step[] = [
  'personal',
  'confirm',
  'password',
  'limits',
  'email',
  'mobile',
  'mobile-code',
  'bank',
  'finish',
  'stuck',
];

const BOTH = [false, true];

/** The values of each field. As open steps, only those that occur in version 2. */
const VALUES = {
  mobileVerificationStatus: [0, 1],
  mobileCount: [0, 1, 3],
  mobileCountThresholdReached: BOTH,
  customerstatusId: [0, 1, 9, 15],
  provisional: BOTH,
  bankaccountstatus: ['none', 'pending', 'validated'],
  identitystatus: ['open', 'validated'],
  chkMail: BOTH,
  finished: BOTH,
  error: [null, 'email_code_missing', 'mobile_count_threshold_reached'],
  errorMessage: [null],
  isBankAccountEnterLimitReached: BOTH,
  hasPaymentAccount: BOTH,
  openSteps: [
    [],
    ['personal'],
    ['confirm'],
    ['password'],
    ['confirm', 'password'],
    ['personal', 'confirm', 'password'],
  ],
} as const satisfies { [Field in keyof RegistrationStatus]: readonly RegistrationStatus[Field][] };

/** Every combination of the status. */
function* everyStatus(): Generator<RegistrationStatus> {
  const fields = Object.entries(VALUES) as [string, readonly unknown[]][];
  const total = fields.reduce((product, [, values]) => product * values.length, 1);
  for (let index = 0; index < total; index += 1) {
    let rest = index;
    const status: Record<string, unknown> = {};
    for (const [field, values] of fields) {
      status[field] = values[rest % values.length];
      rest = Math.floor(rest / values.length);
    }
    yield status as unknown as RegistrationStatus;
  }
}

/** Whether a page has a task in a status, by second spec §4 and the contract. */
const HAS_WAY_OUT: Record<Step, (status: RegistrationStatus) => boolean> = {
  personal: ({ openSteps }) => openSteps.includes('personal'),
  confirm: ({ openSteps }) => openSteps.includes('confirm'),
  password: ({ openSteps }) => openSteps.includes('password'),
  limits: ({ openSteps }) => !openSteps.includes('personal'),
  email: ({ chkMail }) => chkMail,
  mobile: (status) => needsMobile(status) && !status.mobileCountThresholdReached,
  'mobile-code': (status) => needsMobile(status) && (status.mobileCount > 0 || status.mobileCountThresholdReached),
  bank: ({ bankaccountstatus, isBankAccountEnterLimitReached }) =>
    bankaccountstatus === 'pending' || (bankaccountstatus === 'none' && !isBankAccountEnterLimitReached),
  finish: (status) => isFinished(status) || (!status.chkMail && !needsMobile(status)),
  // Its page leads to the customer service, if no code and no account is possible any more.
  stuck: (status) =>
    needsMobile(status) &&
    status.error === 'mobile_count_threshold_reached' &&
    (status.isBankAccountEnterLimitReached || status.customerstatusId === 15),
};

/** The status after the customer has done a page's task. */
const AFTER: Record<Exclude<Step, 'finish' | 'stuck'>, (status: RegistrationStatus) => Partial<RegistrationStatus>> = {
  personal: ({ openSteps }) => ({ openSteps: openSteps.filter((step) => step !== 'personal') }),
  confirm: ({ openSteps }) => ({ openSteps: openSteps.filter((step) => step !== 'confirm') }),
  password: ({ openSteps }) => ({ openSteps: openSteps.filter((step) => step !== 'password') }),
  limits: () => ({}),
  email: () => ({ chkMail: false, error: null }),
  mobile: ({ mobileCount }) => ({ mobileCount: mobileCount + 1 }),
  'mobile-code': () => ({ mobileVerificationStatus: 1, error: null }),
  bank: ({ bankaccountstatus }) =>
    bankaccountstatus === 'none'
      ? { bankaccountstatus: 'pending' }
      : { bankaccountstatus: 'validated', identitystatus: 'validated' },
};

describe('where a customer belongs, in every combination of the status', () => {
  test('[REGISTER-7] has something to do, and is where the guard of that page leaves them', () => {
    for (const status of everyStatus()) {
      for (const at of [undefined, ...STEPS]) {
        const step = nextStep(status, at);
        if (!HAS_WAY_OUT[step](status)) throw new Error(`${step}, opened at ${at}: ${JSON.stringify(status)}`);
        if (nextStep(status, step) !== step) throw new Error(`${step} leads on: ${JSON.stringify(status)}`);
      }
    }
  });

  test('[REGISTER-7] doing what is asked ends at the finish or with the customer service, after ten steps at most', () => {
    for (const status of everyStatus()) {
      let now = status;
      let step = nextStep(now);
      for (let steps = 0; step !== 'finish' && step !== 'stuck'; steps += 1) {
        if (steps > 10) throw new Error(`a loop at ${step}: ${JSON.stringify(status)}`);
        now = { ...now, ...AFTER[step](now) };
        step = nextStep(now);
      }
    }
  });

  test('[REGISTER-8] asks for the e-mail address while chk_mail is true, and never after', () => {
    for (const status of everyStatus()) {
      const isFirst = !isFinished(status) && !status.openSteps.some((step) => step !== 'email');
      if (isFirst) expect(nextStep(status, 'email') === 'email').toBe(status.chkMail);
    }
  });
});

const status: RegistrationStatus = {
  mobileVerificationStatus: 0,
  mobileCount: 0,
  mobileCountThresholdReached: false,
  customerstatusId: 9,
  provisional: false,
  bankaccountstatus: 'none',
  identitystatus: 'open',
  chkMail: false,
  finished: false,
  error: null,
  errorMessage: null,
  isBankAccountEnterLimitReached: false,
  hasPaymentAccount: false,
  openSteps: ['mobile', 'bank'],
};

test.each([
  ['a new registration', { chkMail: true }, 'email'],
  ['a verified e-mail address', {}, 'mobile'],
  ['a code that was sent', { mobileCount: 1 }, 'mobile-code'],
  ['the last code, while it holds', { mobileCount: 3, mobileCountThresholdReached: true }, 'mobile-code'],
  [
    'the last code, when it is over',
    { mobileCount: 3, mobileCountThresholdReached: true, error: 'mobile_count_threshold_reached' },
    'bank',
  ],
  [
    'neither SMS nor IBAN left',
    {
      mobileCount: 3,
      mobileCountThresholdReached: true,
      error: 'mobile_count_threshold_reached',
      isBankAccountEnterLimitReached: true,
    },
    'stuck',
  ],
  ['a verified number', { mobileVerificationStatus: 1, customerstatusId: 15 }, 'finish'],
  ['a validated account', { bankaccountstatus: 'validated', identitystatus: 'validated' }, 'finish'],
  ['finished', { chkMail: true, finished: true }, 'finish'],
  ['a registration of version 2 without a person', { openSteps: ['personal', 'confirm'] }, 'personal'],
] as const satisfies readonly (readonly [string, Partial<RegistrationStatus>, Step])[])(
  '[REGISTER-8] %s leads to the right page',
  (_state, facts, step) => {
    expect(nextStep({ ...status, ...facts } as RegistrationStatus)).toBe(step);
  },
);

test('[REGISTER-8] the bank step is empty for status 15', () => {
  const provisional = { ...status, mobileVerificationStatus: 1, customerstatusId: 15 } as const;
  expect(nextStep(provisional, 'bank')).toBe('finish');
  expect(nextStep({ ...provisional, customerstatusId: 9, bankaccountstatus: 'pending' }, 'bank')).toBe('bank');
});

test('[REGISTER-8] a token that was activated is finished, whatever page is opened', () => {
  for (const at of STEPS) expect(nextStep('activated', at)).toBe('finish');
});
