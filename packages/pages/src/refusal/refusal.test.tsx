import { usePanels } from '@paddock/host';
import { useModals } from '@paddock/host/shell';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { showPart } from '../testing/show-part.tsx';
import { RefusalBox, type ServerRefusal, useRefusalWords, type WayOn, WayOnButton } from './index.ts';

const refusalOf = (facts: Partial<ServerRefusal>): ServerRefusal => ({
  status: 409,
  code: 'some_code',
  message: 'Das geht heute nicht.',
  extended: null,
  validation: null,
  ...facts,
});

function Refused({ refusal, way, onAccepted }: { refusal: ServerRefusal; way: WayOn; onAccepted?: () => void }) {
  const words = useRefusalWords();
  return (
    <RefusalBox text={words(refusal)}>
      <WayOnButton way={way} onAccepted={onAccepted} />
    </RefusalBox>
  );
}

test("[REFUSAL-1] [REFUSAL-2] announces the server's words, with a link to the way on", async () => {
  showPart(<Refused refusal={refusalOf({})} way={{ kind: 'link', label: 'limits', to: '/user/limits' }} />);
  expect((await screen.findByRole('alert')).textContent).toBe('Das geht heute nicht.');
  expect(screen.getByRole('link', { name: 'Zu meinen Limits' }).getAttribute('href')).toBe('/user/limits');
});

test('[REFUSAL-5] has words for the step of an older remote', async () => {
  const way = { kind: 'link', label: 'postident' as 'contact', to: '/user/postident' } as const;
  showPart(<Refused refusal={refusalOf({})} way={way} />);
  expect((await screen.findByRole('link')).textContent).toBe('Zu PostIdent');
});

test.each([
  ['an error of the server', { status: 500, message: 'Stack trace' }],
  ['a lost answer', { status: null, message: 'Failed to fetch' }],
])('[REFUSAL-1] %s has words of its own', async (_, facts) => {
  showPart(<Refused refusal={refusalOf(facts)} way={{ kind: 'reload' }} />);
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Das hat gerade nicht geklappt. Bitte versuchen Sie es noch einmal.',
  );
});

test('[REFUSAL-2] leads to the login', async () => {
  showPart(<Refused refusal={refusalOf({})} way={{ kind: 'login' }} />);
  const show = vi.spyOn(usePanels.getState(), 'show');
  fireEvent.click(await screen.findByRole('button', { name: 'Anmelden' }));
  expect(show).toHaveBeenCalledExactlyOnceWith('login');
});

test('[REFUSAL-4] gives a modal the facts of the refusal', async () => {
  const way = { kind: 'modals', names: ['schufa_checked_date'], payload: { threshold: 100_000 } } as const;
  showPart(<Refused refusal={refusalOf({})} way={way} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Zur Bonitätsprüfung' }));
  expect(useModals.getState().open).toMatchObject({ name: 'schufa_checked_date', payload: { threshold: 100_000 } });
  act(() => useModals.getState().reject());
});

test('[REFUSAL-3] opens the modals in turn, and goes on only when all are accepted', async () => {
  const onAccepted = vi.fn();
  const way = { kind: 'modals', names: ['check_TC', 'check_age'] } as const;
  showPart(<Refused refusal={refusalOf({})} way={way} onAccepted={onAccepted} />);
  const isOpen = (name: string) => waitFor(() => expect(useModals.getState().open?.name).toBe(name));
  fireEvent.click(await screen.findByRole('button', { name: 'AGB ansehen' }));
  await isOpen('check_TC');
  act(() => useModals.getState().accept('check_TC'));
  await isOpen('check_age');
  act(() => useModals.getState().reject('check_age'));
  expect(onAccepted).not.toHaveBeenCalled();

  fireEvent.click(screen.getByRole('button', { name: 'AGB ansehen' }));
  await isOpen('check_TC');
  act(() => useModals.getState().accept('check_TC'));
  await isOpen('check_age');
  act(() => useModals.getState().accept('check_age'));
  await waitFor(() => expect(onAccepted).toHaveBeenCalledOnce());
});
