import { SLOW_AFTER_MS } from '@paddock/federation';
import { queryClient } from '@paddock/host';
import { fakeApi } from '@paddock/testing';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createFakeSource } from '../testing/fake-source.ts';
import { showShell } from '../testing/show-shell.tsx';

const SLOW = 'Das dauert länger als sonst';

/** This page is not read. */
const LAST = 3;

let answer: (page: number) => Promise<string>;

function List() {
  const [page, setPage] = useState(1);
  const { data } = useQuery({
    queryKey: ['list', page],
    queryFn: () => answer(page),
    placeholderData: keepPreviousData,
    enabled: page < LAST,
    retry: false,
  });
  return (
    <>
      <h1 tabIndex={-1}>Liste</h1>
      <p>{data}</p>
      <button type="button" onClick={() => setPage(page + 1)}>
        Weiter
      </button>
    </>
  );
}

beforeEach(() => {
  fakeApi({});
  onTestFinished(() => queryClient.clear());
});

async function openList() {
  answer = async (page) => `Seite ${page}`;
  const source = createFakeSource({
    'mf-a': { paths: ['/list'], load: async () => ({ routes: [{ path: '/list', element: <List /> }] }) },
  });
  showShell(source, '/list');
  await screen.findByText('Seite 1');
  expect(screen.queryByRole('progressbar')).toBeNull();
  const slow = Promise.withResolvers<string>();
  answer = () => slow.promise;
  return slow;
}

const pressNext = () => fireEvent.click(screen.getByRole('button', { name: 'Weiter' }));
const awaitNoBar = () => waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull(), { timeout: 3_000 });

test('[FRAME-37] while a list still shows its former page, the bar along the top says so', async () => {
  const slow = await openList();
  pressNext();
  screen.getByText('Seite 1');
  await screen.findByRole('progressbar', { name: 'Seite wird geladen' });
  slow.resolve('Seite 2');
  await screen.findByText('Seite 2');
  await awaitNoBar();
});

test('[FRAME-37] a page of a list that is refused is not awaited', async () => {
  const slow = await openList();
  pressNext();
  await screen.findByRole('progressbar');
  slow.reject(new Error('refused'));
  await awaitNoBar();
});

test('[FRAME-13] [FRAME-37] a page of a list that takes longer than 3.4 s says so', async () => {
  await openList();
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  pressNext();
  await act(() => vi.advanceTimersByTimeAsync(0));
  await act(() => vi.advanceTimersByTimeAsync(SLOW_AFTER_MS - 1));
  expect(screen.queryByText(SLOW, { exact: false })).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1));
  screen.getByText(SLOW, { exact: false });
});

test('[FRAME-37] a list that reads nothing more is not awaited', async () => {
  await openList();
  answer = async (page) => `Seite ${page}`;
  pressNext();
  await screen.findByText('Seite 2');
  await awaitNoBar();
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  pressNext();
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  screen.getByText('Seite 2');
  expect(screen.queryByRole('progressbar')).toBeNull();
});
