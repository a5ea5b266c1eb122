import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { fakeRegistration, forgetAll, show, status, step, stepV2, TOKEN, verified } from './testing/show.ts';

const REQUIRED = ['Bitte füllen Sie dieses Feld aus.', 'Please enter a value for this field.'] as const;
const EMAIL = ['Bitte geben Sie eine gültige E-Mail-Adresse ein.', 'Please enter a valid email address.'] as const;
const CONFIRM = ['Die beiden Werte stimmen nicht überein.', 'Please make sure that the two values match.'] as const;
const ADULT = ['Sie müssen mindestens 18 Jahre alt sein.', 'You must be at least 18 years old.'] as const;
const DATE = [
  'Bitte geben Sie ein Datum in der Form TT.MM.JJJJ ein.',
  'Please enter a date in the form DD.MM.YYYY.',
] as const;
const ACCEPTED = ['Bitte stimmen Sie zu, um fortzufahren.', 'Please agree to continue.'] as const;
const NAME = [
  'Bitte geben Sie nur lateinische Buchstaben, Leerzeichen, Bindestriche, Apostrophe und Punkte ein.',
  'Please enter Latin letters, spaces, hyphens, apostrophes and dots only.',
] as const;
const PASSWORD = [
  'Bitte wählen Sie 8 bis 20 Zeichen mit einer Ziffer, einem Kleinbuchstaben, einem Großbuchstaben und einem Sonderzeichen.',
  'Please choose 8 to 20 characters with a digit, a lowercase letter, an uppercase letter and a special character.',
] as const;
const REGISTER_CODE = [
  'Bitte geben Sie den Code aus unserer Nachricht ein: 6 bis 10 Ziffern.',
  'Please enter the code from our message: 6 to 10 digits.',
] as const;
const atMost = (most: number) =>
  [`Bitte geben Sie höchstens ${most} Zeichen ein.`, `Please enter up to ${most} characters.`] as const;
const atLeast = (least: number) =>
  [`Bitte geben Sie mindestens ${least} Zeichen ein.`, `Please enter at least ${least} characters.`] as const;

const letters = (count: number) => 'a'.repeat(count);
const longAddress = `${letters(250)}@example.org`;

type Words = readonly [de: string, en: string];
/** A text typed into the field `name`, and the field's error message. */
type Fault = readonly [name: string, typed: string, words: Words];

const TOKEN_LINK = '9f2c4be17a6d4c0f8d3b5e6a7c8190d2';
const RECOVERY = `/api/v1/customer/auth/password-recovery/${TOKEN_LINK}`;
const STATUS = `/api/v3/register/${TOKEN}`;

const asking = (open: 'personal' | 'confirm' | 'password') => ({ [STATUS]: status({ open_steps: [open, 'email'] }) });

/** A page, its answers, and the faults of its fields: one for each rule of a field. */
const PAGES: readonly (readonly [path: string, answers: Record<string, unknown>, faults: readonly Fault[]])[] = [
  [
    '/register/v2/start',
    {},
    [
      ['username', '', REQUIRED],
      ['username', 'ab', atLeast(3)],
      ['username', letters(21), atMost(20)],
      ['username', 'eri ka', ['Bitte prüfen Sie die Schreibweise.', 'Please check how this is written.']],
      ['email', '', REQUIRED],
      ['email', 'erika', EMAIL],
      ['email', longAddress, atMost(254)],
      ['emailConfirmation', '', REQUIRED],
      ['emailConfirmation', 'other@example.org', CONFIRM],
      ['birthdate', '', REQUIRED],
      ['birthdate', '31.02.1985', DATE],
      ['birthdate', '12.04.2020', ADULT],
    ],
  ],
  [
    '/register/v2/personal',
    asking('personal'),
    [
      ['salutation', '', REQUIRED],
      ['firstname', '', REQUIRED],
      ['firstname', letters(61), atMost(60)],
      ['firstname', '\u0415rika', NAME],
      ['lastname', '', REQUIRED],
      ['lastname', letters(61), atMost(60)],
      ['lastname', '\u0415rika', NAME],
      ['birthName', '', REQUIRED],
      ['birthName', letters(61), atMost(60)],
      ['birthName', '\u0415rika', NAME],
      ['birthplace', '', REQUIRED],
      ['birthplace', letters(81), atMost(80)],
      ['nationalityId', '', REQUIRED],
      ['country', '', REQUIRED],
      ['street', '', REQUIRED],
      ['street', letters(81), atMost(80)],
      ['houseNumber', '', REQUIRED],
      [
        'houseNumber',
        'a',
        [
          'Bitte geben Sie eine Hausnummer mit mindestens einer Ziffer ein.',
          'Please enter a house number with at least one digit.',
        ],
      ],
      ['houseNumber', '1234567890123', atMost(12)],
      ['zip', '', REQUIRED],
      [
        'zip',
        '!',
        [
          'Bitte geben Sie eine Postleitzahl aus mindestens 2 Buchstaben, Ziffern, Leerzeichen oder Bindestrichen ein.',
          'Please enter a postcode of at least 2 letters, digits, spaces or hyphens.',
        ],
      ],
      ['zip', '12345678901', atMost(10)],
      ['city', '', REQUIRED],
      ['city', letters(81), atMost(80)],
      ['phone', '', REQUIRED],
      [
        'phone',
        '0151',
        [
          'Bitte geben Sie eine Telefonnummer ein, die es in diesem Land geben kann.',
          'Please enter a phone number that is possible in this country.',
        ],
      ],
    ],
  ],
  [stepV2('confirm'), asking('confirm'), [['termsAndConditions', '', ACCEPTED]]],
  [
    stepV2('password'),
    asking('password'),
    [
      ['password', '', REQUIRED],
      ['password', 'rennen', PASSWORD],
      ['passwordConfirmation', '', REQUIRED],
      ['passwordConfirmation', 'Rennen-2027!', CONFIRM],
    ],
  ],
  [
    stepV2('limits'),
    {},
    [
      [
        'loss_day',
        '1000001',
        ['Bitte geben Sie höchstens 1.000.000,00 € ein.', 'Please enter a maximum value of €1,000,000.00.'],
      ],
    ],
  ],
  [
    step('email'),
    {},
    [
      ['code', '', REQUIRED],
      ['code', '12345', REGISTER_CODE],
      ['code', '12345678901', REGISTER_CODE],
    ],
  ],
  [
    step('mobile-code'),
    { [STATUS]: verified({ mobile_count: 1 }) },
    [
      ['code', '', REQUIRED],
      ['code', '12a456', REGISTER_CODE],
    ],
  ],
  [
    step('bank'),
    { [STATUS]: verified() },
    [
      ['iban', '', REQUIRED],
      ['iban', 'DE89 3704 0044 0532 0130 01', ['Bitte geben Sie eine gültige IBAN ein.', 'Please enter a valid IBAN.']],
    ],
  ],
  [
    stepV2('bank'),
    { [STATUS]: verified({ bankaccountstatus: 'pending', has_payment_account: true }) },
    [
      ['code', '', REQUIRED],
      [
        'code',
        'OOOOOO',
        [
          'Bitte prüfen Sie den Code: Er besteht nur aus Großbuchstaben und Ziffern, ohne solche, die sich ähneln.',
          'Please check the code: it has capital letters and digits only, without those that look alike.',
        ],
      ],
      ['code', 'ACD', atLeast(6)],
    ],
  ],
  [
    '/newsletter',
    {},
    [
      ['email', '', REQUIRED],
      ['email', 'erika@', EMAIL],
      ['email', longAddress, atMost(254)],
      ['emailConfirmation', '', REQUIRED],
      ['emailConfirmation', 'other@example.org', CONFIRM],
      ['birthdate', '', REQUIRED],
      ['birthdate', 'gestern', DATE],
      ['birthdate', '12.04.2020', ADULT],
      ['firstname', letters(61), atMost(60)],
      ['lastname', letters(61), atMost(60)],
      ['consent', '', ACCEPTED],
    ],
  ],
  [
    '/password-recovery',
    {},
    [
      ['email', '', REQUIRED],
      ['email', 'erika', EMAIL],
      ['email', longAddress, atMost(254)],
    ],
  ],
  [
    `/password-recovery/${TOKEN_LINK}`,
    { [RECOVERY]: { expires: '2030-11-21T13:00:00.000Z' } },
    [
      ['password', '', REQUIRED],
      ['password', 'galopp', PASSWORD],
      ['passwordConfirmation', '', REQUIRED],
      ['passwordConfirmation', 'Rennen-2027!', CONFIRM],
    ],
  ],
];

beforeEach(forgetAll);

const fieldNamed = (name: string): HTMLInputElement => {
  // The radios of a group share the group's name; each has its own id.
  const field = document.querySelector<HTMLInputElement>(`[name="${name}"], [name^="${name}-"]`);
  if (!field) throw new Error(`no field ${name}`);
  return field;
};

/** The help and the error of a field, or of its group. */
const saidAt = (name: string): string => {
  const ids = fieldNamed(name).closest('[aria-describedby]')?.getAttribute('aria-describedby') ?? '';
  return ids
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
    .replaceAll('\u00a0', ' ');
};

test.each(PAGES.flatMap((page) => (['de', 'en'] as const).map((locale) => [page[0], locale, ...page] as const)))(
  '[REGISTER-19] %s (%s): each field says each of its rules',
  async (_, locale, path, answers, faults) => {
    fakeRegistration(answers);
    sessionStorage.setItem('__Host-paddock_registration', TOKEN);
    await show(path, { locale });
    await screen.findByRole('form');
    for (const [name, typed, words] of faults) {
      await waitFor(() => fieldNamed(name));
      const { value, type } = fieldNamed(name);
      // Checkboxes and buttons take no text.
      if (value !== typed && !/radio|checkbox/.test(type))
        fireEvent.change(fieldNamed(name), { target: { value: typed } });
      fireEvent.blur(fieldNamed(name));
      await waitFor(() => expect(saidAt(name)).toContain(words[locale === 'de' ? 0 : 1]));
    }
  },
);
