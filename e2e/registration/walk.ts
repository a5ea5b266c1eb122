import type { Browser, Locator, Page } from '@playwright/test';
import type { Clock } from '../support/clock.ts';
import { expectToFit, findBarriers } from '../support/find-barriers.ts';
import { tabTo } from '../support/keyboard.ts';
import type { Product } from '../support/product.ts';
import { expect } from '../support/test.ts';
import { openVisitor } from '../support/visitor.ts';

export const PHONE = { width: 360, height: 740 };
export const PASSWORD = 'Rennen-2026!x';
export const EMAIL = 'erika@example.org';
export const MOBILE = '+4915112345678';
export const IBAN = 'DE89370400440532013000';

const de = {
  prefix: '',
  username: 'Benutzername',
  email: 'E-Mail-Adresse',
  emailConfirmation: 'E-Mail-Adresse wiederholen',
  birthdate: 'Geburtsdatum',
  password: 'Passwort',
  passwordConfirmation: 'Passwort wiederholen',
  ms: 'Frau',
  firstname: 'Vorname',
  lastname: 'Nachname',
  birthName: 'Geburtsname',
  birthplace: 'Geburtsort',
  nationality: 'Staatsangehörigkeit',
  search: 'Adresse suchen',
  street: 'Straße',
  houseNumber: 'Hausnummer',
  zip: 'Postleitzahl',
  city: 'Ort',
  phone: 'Handynummer',
  german: 'Deutschland',
  next: 'Weiter',
  send: 'Verbindlich registrieren',
  code: 'Code',
  confirm: 'Bestätigen',
  sendSms: 'Code per SMS senden',
  iban: 'IBAN',
  bankInstead: 'Stattdessen mit dem Bankkonto bestätigen',
  sendCent: 'Einen Cent überweisen lassen',
  bankCode: 'Code aus dem Verwendungszweck',
  wrong: 'Dieser Code ist nicht richtig. Bitte prüfen Sie ihn.',
  notAll: 'Entschuldigung, nicht alle Felder wurden korrekt ausgefüllt.',
  person: 'Person',
  addressTitle: 'Adresse',
  check: 'Prüfen',
  emailTitle: 'E-Mail-Adresse bestätigen',
  mobileTitle: 'Handynummer bestätigen',
  mobileCodeTitle: 'Code aus der SMS',
  bankTitle: 'Bankkonto bestätigen',
  passwordTitle: 'Passwort',
  termsTitle: 'Allgemeine Geschäftsbedingungen',
  goOn: 'Registrierung fortsetzen',
  finishTitle: 'Ihr Konto ist eröffnet',
  logIn: 'Anmelden',
  checkAge: 'Alter prüfen',
  checking: 'Wir prüfen Ihr Alter.',
  lugasTitle: 'Ihr anbieterübergreifendes Einzahlungslimit',
  lugasAmount: 'Limit im Monat',
  lugasSend: 'Limit festlegen',
  identityTitle: 'Identitätsprüfung',
  later: 'Später',
  sumsRead: 'Zur Kenntnis genommen',
  noBonus: 'Nein, danke',
  welcome: 'Willkommen! Ihr nächster Schritt ist die erste Einzahlung.',
  needsAccount: 'Willkommen! Vor der ersten Einzahlung brauchen wir Ihr Bankkonto.',
  deposit: 'Erste Einzahlung',
  again: 'Neuen Code senden',
  correct: 'E-Mail-Adresse berichtigen',
  sendThere: 'Code an diese Adresse senden',
  onItsWay: 'Die Überweisung von einem Cent ist unterwegs.',
  oneCent: 'Wir überweisen einen Cent auf Ihr Konto.',
  mailSent: 'Die E-Mail mit dem neuen Code ist unterwegs.',
  noCode: 'Für Ihre E-Mail-Adresse gilt gerade kein Code.',
  late: 'Dieser Code ist abgelaufen.',
  pause: 'Bitte warten Sie eine Minute',
  tooOften: 'Zu viele falsche Codes. Bitte fordern Sie einen neuen an.',
  tooOftenToday: 'Zu viele falsche Codes. Bitte versuchen Sie es morgen noch einmal.',
  againSms: 'Neue SMS senden',
  smsSent: 'Die SMS mit dem neuen Code ist unterwegs.',
  smsLast: 'Das war die letzte SMS',
  smsOver: 'senden wir keine SMS mehr',
  otherAccount: 'Anderes Bankkonto angeben',
  noOtherAccount: 'Sie können für diese Registrierung kein weiteres Bankkonto angeben.',
  linkOver: 'Diese Registrierung lässt sich nicht fortsetzen',
  registerAgain: 'Neu registrieren',
  startTitle: 'Ihr Konto',
  startTitleV2: 'Zugang',
  helpTitle: 'Hier helfen wir Ihnen persönlich',
  service: 'Kundendienst',
  limitsFirst: 'Vorher Limits festlegen',
  limitsTitle: 'Erste Limits',
  limitsSend: 'Limits festlegen',
  limitsNone: 'Ohne Limits weiter',
  deposits: 'Einzahlungen im Monat',
};

const en: typeof de = {
  prefix: '/en',
  username: 'User name',
  email: 'Email address',
  emailConfirmation: 'Repeat the email address',
  birthdate: 'Date of birth',
  password: 'Password',
  passwordConfirmation: 'Repeat the password',
  ms: 'Ms',
  firstname: 'First name',
  lastname: 'Last name',
  birthName: 'Name at birth',
  birthplace: 'Place of birth',
  nationality: 'Nationality',
  search: 'Search address',
  street: 'Street',
  houseNumber: 'House number',
  zip: 'Postcode',
  city: 'Town',
  phone: 'Mobile number',
  german: 'Germany',
  next: 'Continue',
  send: 'Register',
  code: 'Code',
  confirm: 'Confirm',
  sendSms: 'Send a code as a text message',
  iban: 'IBAN',
  bankInstead: 'Confirm with your bank account instead',
  sendCent: 'Have one cent transferred',
  bankCode: 'Code of the transfer',
  wrong: 'This code is not right. Please check it.',
  notAll: 'Sorry, not all fields are filled out correctly.',
  person: 'Person',
  addressTitle: 'Address',
  check: 'Check',
  emailTitle: 'Confirm your email address',
  mobileTitle: 'Confirm your mobile number',
  mobileCodeTitle: 'Code from the text message',
  bankTitle: 'Confirm your bank account',
  passwordTitle: 'Password',
  termsTitle: 'Terms and conditions',
  goOn: 'Continue registration',
  finishTitle: 'Your account is open',
  logIn: 'Log in',
  checkAge: 'Check my age',
  checking: 'We are checking your age.',
  lugasTitle: 'Your deposit limit for all operators',
  lugasAmount: 'Limit per month',
  lugasSend: 'Set the limit',
  identityTitle: 'Identity check',
  later: 'Later',
  sumsRead: 'I have read this',
  noBonus: 'No, thank you',
  welcome: 'Welcome! Your next step is the first deposit.',
  needsAccount: 'Welcome! Before the first deposit we need your bank account.',
  deposit: 'First deposit',
  again: 'Send a new code',
  correct: 'Correct the email address',
  sendThere: 'Send a code to this address',
  onItsWay: 'The transfer of one cent is under way',
  oneCent: 'We transfer one cent to your account',
  mailSent: 'The email with the new code is on its way.',
  noCode: 'No code is valid for your email address at the moment.',
  late: 'This code has expired.',
  pause: 'Wait a minute before you ask for another.',
  tooOften: 'Too many wrong codes. Ask for a new one.',
  tooOftenToday: 'Too many wrong codes. Try again tomorrow.',
  againSms: 'Send a new text message',
  smsSent: 'The text message with the new code is on its way.',
  smsLast: 'That was the last text message',
  smsOver: 'We send no more text messages',
  otherAccount: 'Use another bank account',
  noOtherAccount: 'You cannot use another bank account for this registration.',
  linkOver: 'This registration cannot be continued',
  registerAgain: 'Register again',
  startTitle: 'Your account',
  startTitleV2: 'Login',
  helpTitle: 'Our customer service will help you',
  service: 'Customer service',
  limitsFirst: 'Set limits first',
  limitsTitle: 'First limits',
  limitsSend: 'Set the limits',
  limitsNone: 'Continue without limits',
  deposits: 'Deposits a month',
};

/** The texts of the pages. */
export const WORDS = { de, en };
export type Words = typeof de;

export interface Walk {
  page: Page;
  own: Product;
  words: Words;
  /** Whether each page is reloaded; a reload loses what was typed for the first login. */
  reloads: boolean;
}

/**
 * Maximum number of Tab stops to the next field or button; a reload adds those of header and form.
 */
const MOST = 40;

const main = (page: Page): Locator => page.getByRole('main');

/** A form may have the name of its field. */
export const field = (page: Page, label: string): Locator =>
  main(page).getByLabel(label, { exact: true }).and(page.locator('input, select'));

export const heading = (page: Page, title: string): Locator =>
  page.getByRole('heading', { level: 1, name: new RegExp(`${title}$`) });

export const stepHeading = (page: Page, name: string): Locator =>
  page.getByRole('heading', { level: 2, name, exact: true });

/** Fills in fields in the order of Tab. */
export async function write(page: Page, answers: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(answers)) {
    await field(page, label).waitFor();
    await tabTo(page, field(page, label), { most: MOST });
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(text);
  }
}

/** Waits until the draft contains a text, because it is saved a moment after the last key. */
export const expectKept = (page: Page, text: string): Promise<void> =>
  expect.poll(() => page.evaluate(() => JSON.stringify({ ...sessionStorage }))).toContain(text);

/** Reaches a button by Tab and presses it. */
export async function press(page: Page, name: string): Promise<void> {
  const button = main(page).getByRole('button', { name, exact: true });
  await button.waitFor();
  await tabTo(page, button, { most: MOST });
  await page.keyboard.press('Enter');
}

/** Reaches a link by Tab and follows it. */
export async function follow(page: Page, name: string): Promise<void> {
  const link = main(page).getByRole('link', { name, exact: true });
  await link.waitFor();
  await tabTo(page, link, { most: MOST });
  await page.keyboard.press('Enter');
}

/** Reaches a box by Tab and ticks it. */
export async function tick(page: Page, box: Locator): Promise<void> {
  await box.waitFor();
  await tabTo(page, box, { most: MOST });
  await page.keyboard.press('Space');
}

/** Expects no barriers, on a phone. */
export async function expectNoBarriers(page: Page): Promise<void> {
  expect(await findBarriers(page)).toEqual([]);
  await expectToFit(page);
}

/** Submits an empty page: the summary of its errors gets the focus. */
export async function expectRefused({ page, words }: Walk, button: string): Promise<void> {
  await press(page, button);
  await expect(page.getByRole('group', { name: words.notAll })).toBeFocused();
  await expectNoBarriers(page);
}

/** Begins a registration without using a page. @returns its token */
export async function register({ url }: Product): Promise<string> {
  const answer = await fetch(`${url}/api/v3/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      username: 'erika85',
      email: EMAIL,
      birthdate: '12-04-1985',
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
      phone: MOBILE,
      password: PASSWORD,
      password_confirmation: PASSWORD,
      terms_and_conditions: true,
    }),
  });
  return (await answer.json()).data.token;
}

/** The messages to an address or a number, the newest first. */
const messagesTo = async ({ apiUrl }: Product, to: string): Promise<string> =>
  (await fetch(`${apiUrl}/dev/outbox?to=${encodeURIComponent(to)}`)).text();

/** The first match in the messages to somebody, once there is one. */
async function readFrom(product: Product, to: string, pattern: RegExp): Promise<string> {
  const find = async () => pattern.exec(await messagesTo(product, to))?.at(-1) ?? '';
  await expect.poll(find, `a message to ${to}`).not.toBe('');
  return find();
}

/** The link in the mail to the customer, which enters the code. */
export const mailedLink = async (own: Product): Promise<string> =>
  own.url + (await readFrom(own, EMAIL, /(?:\/en)?\/register\/v3\/continue\/\w+\?register_code=\d+/));

/** A page of another browser. */
export async function openBrowser(browser: Browser, { url }: Product, clock: Clock): Promise<Page> {
  const context = await openVisitor(browser, clock, { baseURL: url, viewport: PHONE });
  return context.newPage();
}

export const codeTo = (product: Product, to: string): Promise<string> => readFrom(product, to, /\b\d{6}\b/);

/** The code in the purpose of the transfer to an account. */
export const codeOfAccount = (product: Product, iban: string): Promise<string> =>
  readFrom(product, `${iban.toLowerCase()}@bank.test`, /: ([A-Z0-9]{6})\b/);

/** Another code of the same kind: digits, or the letters of a bank code. */
export const wrongCode = (code: string): string =>
  /^\d+$/.test(code)
    ? code.replace(/^./, (digit) => String((Number(digit) + 1) % 10))
    : code.replace(/^./, (first) => (first === 'A' ? 'C' : 'A'));

/** Enters a wrong code, which the field reports, and then the right one. */
export async function enterCode({ page, words }: Walk, label: string, code: string): Promise<void> {
  await write(page, { [label]: wrongCode(code) });
  await page.keyboard.press('Enter');
  await expect(page.getByText(words.wrong, { exact: true })).toBeVisible();
  await write(page, { [label]: code });
  await press(page, words.confirm);
}

/** Logs in through the panel that the last page opens. */
export async function logIn({ page, words: { logIn: name, email, password } }: Walk): Promise<void> {
  await press(page, name);
  const form = page.getByRole('form', { name });
  await form.getByLabel(email).fill(EMAIL);
  await form.getByLabel(password, { exact: true }).fill(PASSWORD);
  await form.getByRole('button', { name, exact: true }).click();
}

/** Takes steps of a registration without using a page. @returns its token */
export async function registerUntil(own: Product, last: 'email' | 'mobile'): Promise<string> {
  const token = await register(own);
  const take = async (step: string, body: object): Promise<void> => {
    const answer = await fetch(`${own.url}/api/v3/register/${token}/${step}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(answer.ok, step).toBe(true);
  };
  await take('verify-email', { code: await codeTo(own, EMAIL) });
  if (last === 'email') return token;
  await take('mobile-code', {});
  await take('verify-mobile', { code: await codeTo(own, MOBILE) });
  return token;
}
