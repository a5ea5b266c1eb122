import { customer, exampleOf, fakeApi, logInForTest, refused } from '@paddock/testing';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { show } from '../../testing/show.ts';

const ME = '/api/v1/customer/me';

const showPostident = async (answers: Parameters<typeof fakeApi>[0] = {}) => {
  const api = fakeApi({ [ME]: customer({ checkpoints: ['check_identity'] }), ...answers });
  await logInForTest();
  await show('/user/data/postident');
  return api;
};

const press = async () => fireEvent.click(await screen.findByRole('button', { name: 'Coupon anzeigen' }));

test('[POSTIDENT-1] says what to do, and shows the coupon with its number and the person, to print', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  await showPostident({ [`POST ${ME}/postident`]: exampleOf('postidentCoupon') });
  expect(await screen.findAllByRole('listitem')).toHaveLength(3);
  await press();
  const number = await screen.findByText('4817-2093-5561');
  expect(document.activeElement).toBe(number);
  expect(screen.getByText('21.12.2026')).toBeTruthy();
  expect(screen.getByText('Erika Beispiel')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Coupon drucken' }));
  expect(print).toHaveBeenCalledOnce();
});

test('[POSTIDENT-2] needs no coupon if the identity is known', async () => {
  const { asked } = await showPostident({ [ME]: customer() });
  expect(await screen.findByText('Ihre Identität ist bestätigt')).toBeTruthy();
  expect(asked).not.toContain(`POST ${ME}/postident`);
});

test('[POSTIDENT-3] says why there is no coupon', async () => {
  await showPostident({ [`POST ${ME}/postident`]: () => refused(409, 'identity_validated', 'Sie brauchen keinen.') });
  await press();
  expect((await screen.findByRole('alert')).textContent).toBe('Sie brauchen keinen.');
});
