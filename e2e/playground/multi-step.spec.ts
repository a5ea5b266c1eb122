import type { Page } from '@playwright/test';
import { expect, keepPicture, test } from './playground.ts';

const form = (page: Page, name: string) => page.getByRole('form', { name, exact: true });

test('[STEPS-15] Tab on the button marked next, without Shift, advances, and the heading has the focus', async ({
  page,
  section,
}) => {
  await section('multi-step', 'en');
  const free = form(page, 'free');
  await free.getByLabel('Email address').focus();
  await page.keyboard.type('ada@example.com');
  await page.keyboard.press('Tab');
  await expect(free.getByRole('button', { name: 'Next' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(free.getByLabel('Email address')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(free.getByRole('heading', { name: 'Address' })).toBeFocused();
  await expect(free.getByRole('button', { name: '1 About you (complete)' })).toBeVisible();
  await expect(free.getByRole('listitem').nth(1).getByRole('button')).toHaveAttribute('aria-current', 'step');
});

test('[STEPS-3] by keyboard alone, nobody gets past a step that is not valid where that is not allowed', async ({
  page,
  section,
}) => {
  await section('multi-step', 'en');
  const strict = form(page, 'strict');
  await strict.getByLabel('Email address').focus();
  await page.keyboard.press('Enter');
  await expect(strict.getByText('Please enter a value for this field.', { exact: true })).toBeVisible();
  await expect(strict.getByRole('group', { name: /^Sorry, not all fields/ })).toBeFocused();
  await expect(strict.getByRole('heading')).toHaveText('About you');
});

test('[STEPS-14] while the hook runs the form is disabled and says that it is loading', async ({ page, section }) => {
  await section('multi-step', 'en');
  const strict = form(page, 'strict');
  await strict.getByLabel('Email address').focus();
  await page.keyboard.type('ada@example.com');
  await page.keyboard.press('Enter');
  await expect(strict.getByRole('status')).toHaveText('Loading…');
  await expect(strict.getByLabel('Email address')).toBeDisabled();
  await keepPicture(page, 'multi-step-loading');
  await expect(strict.getByRole('heading', { name: 'Address' })).toBeFocused();
  await expect(strict.getByRole('status')).toBeEmpty();
  await page.keyboard.press('Tab');
  await expect(strict.getByLabel('Town')).toBeFocused();
});

test('[STEPS-13] a cancelled move leaves everything where it was', async ({ page, section }) => {
  await section('multi-step', 'en');
  const cancelled = form(page, 'cancelled');
  await cancelled.getByRole('button', { name: 'Next' }).focus();
  await page.keyboard.press('Enter');
  await expect(cancelled.getByText('Please enter a value for this field.')).toBeVisible();
  await expect(cancelled.getByRole('button', { name: 'Next' })).toBeFocused();
});

test('[STEPS-6] a step that goes leaves the customer at the previous one', async ({ page, section }) => {
  await section('multi-step');
  const changing = form(page, 'changing');
  await changing.getByRole('button', { name: 'Weiter' }).click();
  await expect(changing.getByRole('heading', { name: 'Anschrift' })).toBeVisible();
  await keepPicture(page, 'multi-step-wrong');
  await page.getByLabel('Auch die Anschrift angeben').uncheck();
  await expect(changing.getByRole('heading', { name: 'Über Sie' })).toBeVisible();
  await expect(page.getByLabel('Auch die Anschrift angeben')).toBeFocused();
});

test('[STEPS-8] a form that is sent and wrong shows the step that is wrong', async ({ page, section }) => {
  await section('multi-step', 'en');
  const free = form(page, 'free');
  await free.getByRole('button', { name: 'Bank account' }).click();
  await free.getByRole('button', { name: 'Send' }).focus();
  await page.keyboard.press('Enter');
  await expect(free.getByRole('button', { name: '3 Bank account (1 error)' })).toBeVisible();
  await free.getByLabel('IBAN').fill('DE89 3704 0044 0532 0130 00');
  await page.keyboard.press('Enter');
  const summary = free.getByRole('group', { name: 'Sorry, not all fields are filled out correctly.' });
  await expect(summary).toBeFocused();
  await expect(free.getByRole('heading', { name: 'About you' })).toBeVisible();
  await summary.getByRole('link', { name: /^Town/ }).focus();
  await page.keyboard.press('Enter');
  await expect(free.getByRole('heading', { name: 'Address' })).toBeVisible();
  await expect(free.getByLabel('Town')).toBeFocused();
});
