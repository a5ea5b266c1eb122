import { acceptedAt, customer, fakeApi, NOW } from '@paddock/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { becomeCustomer, becomeVisitor } from '../testing/customer.ts';
import { createFakeSource } from '../testing/fake-source.ts';
import { showShell } from '../testing/show-shell.tsx';

test("[FRAME-27] a printed page says when, by the server's clock", async () => {
  vi.setSystemTime(Date.parse(NOW) - 24 * 3_600_000);
  onTestFinished(becomeVisitor);
  const { asked } = fakeApi({
    '/api/v1/customer/me': acceptedAt(Date.parse(NOW), customer()),
  });
  act(becomeCustomer);
  showShell(createFakeSource({}), '/nowhere');
  await waitFor(() => expect(asked).toContain('/api/v1/customer/me'));
  await screen.findByRole('heading', { level: 1 });
  act(() => void dispatchEvent(new Event('beforeprint')));
  screen.getByText(/21\.11\.2026 13:00/);
});
