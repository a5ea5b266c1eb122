import { customer, fakeApi, logInForTest } from '@paddock/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { show } from '../testing/show.ts';

test('[PAGECARD-1] has name, customer number, status and wettstars, to show or to print', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  fakeApi({ '/api/v1/customer/me': customer({ id: 4711 }) });
  await logInForTest();
  await show('/user/user-page-card');
  const card = within(await screen.findByRole('region', { name: 'Erika Beispiel' }));
  for (const text of ['4711', 'aktiv', '250']) expect(card.getByText(text)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Karte drucken' }));
  expect(print).toHaveBeenCalledOnce();
});
