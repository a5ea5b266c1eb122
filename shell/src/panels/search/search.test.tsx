import { usePanels } from '@paddock/host';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createFakeSource } from '../../testing/fake-source.ts';
import { showShell } from '../../testing/show-shell.tsx';
import { SEARCH_DELAY_MS } from './search-delay.ts';

const phrases: string[] = [];

function Results({ phrase }: { phrase: string }) {
  phrases.push(phrase);
  return (
    <>
      <Link to="/race/11">Sternschnuppe</Link>
      <Link to="/races">Sternheim</Link>
    </>
  );
}

/** The server's answers by phrase; without one, the search is still going on. */
const found: Record<string, PromiseWithResolvers<string>> = {};

/**
 * Keeps the results of the former phrase until the new ones arrive, as the product's remotes do.
 */
function SlowResults({ phrase }: { phrase: string }) {
  const { data } = useQuery({
    queryKey: ['search', phrase],
    queryFn: () => found[phrase]?.promise,
    placeholderData: keepPreviousData,
  });
  return data && <Link to={data}>{data}</Link>;
}

const finder = { slots: ['search.results'], load: async () => ({ slots: { 'search.results': Results } }) };
const field = () => screen.findByRole<HTMLInputElement>('searchbox');
const type = async (text: string) => fireEvent.change(await field(), { target: { value: text } });
const press = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key });
const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

const open = (claim = finder) => {
  showShell(createFakeSource({ finder: claim }), '/');
  act(() => usePanels.getState().show('search'));
};

beforeEach(() => {
  phrases.length = 0;
});

afterEach(() => {
  act(() => usePanels.getState().close());
  vi.useRealTimers();
});

describe('the search', () => {
  test('[HEADER-5] [HEADER-23] asks remotes 250 ms after the last key, and from two characters on', async () => {
    open();
    await field();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await type('s');
    await act(() => vi.advanceTimersByTimeAsync(SEARCH_DELAY_MS));
    expect(phrases).toEqual([]);
    expect(said()).toContain('Bitte geben Sie mindestens zwei Zeichen ein.');
    await type('st');
    await act(() => vi.advanceTimersByTimeAsync(SEARCH_DELAY_MS - 100));
    await type('ste ');
    await act(() => vi.advanceTimersByTimeAsync(SEARCH_DELAY_MS - 100));
    expect(phrases).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(new Set(phrases)).toEqual(new Set(['ste']));
  });

  test('[HEADER-24] [HEADER-25] is gone through by arrow keys, and Enter in the field takes the first', async () => {
    open();
    await type('stern');
    const first = await screen.findByRole('link', { name: /Sternschnuppe/ });
    (await field()).focus();
    press('ArrowDown');
    expect(document.activeElement).toBe(first);
    press('ArrowDown');
    expect(document.activeElement?.textContent).toContain('Sternheim');
    press('ArrowUp');
    press('ArrowUp');
    expect(document.activeElement).toBe(await field());
    fireEvent.submit(screen.getByRole('search'));
    await waitFor(() => expect(window.location.pathname).toBe('/race/11'));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Suche' })).toBeNull());
  });

  const submit = () => fireEvent.submit(screen.getByRole('search'));
  const path = () => window.location.pathname;
  const openSlow = async () => {
    for (const phrase of ['stern', 'sternheim']) found[phrase] = Promise.withResolvers();
    found.stern?.resolve('/of-stern');
    open({ ...finder, load: async () => ({ slots: { 'search.results': SlowResults as typeof Results } }) });
    await type('stern');
    await screen.findByRole('link', { name: '/of-stern' });
  };

  test('[HEADER-47] Enter before the search has begun waits for the results of what is typed', async () => {
    await openSlow();
    await type('sternheim');
    submit();
    expect(path()).toBe('/');
    found.sternheim?.resolve('/of-sternheim');
    await waitFor(() => expect(path()).toBe('/of-sternheim'));
  });

  test('[HEADER-47] Enter while the results of the former phrase are still there waits for the new ones', async () => {
    await openSlow();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await type('sternheim');
    await act(() => vi.advanceTimersByTimeAsync(SEARCH_DELAY_MS));
    screen.getByRole('link', { name: '/of-stern' });
    submit();
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(path()).toBe('/');
    found.sternheim?.resolve('/of-sternheim');
    await waitFor(() => expect(path()).toBe('/of-sternheim'));
  });

  test('[HEADER-47] Enter is forgotten when another phrase is typed', async () => {
    await openSlow();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await type('sternheim');
    submit();
    await type('stern');
    await act(() => vi.advanceTimersByTimeAsync(2 * SEARCH_DELAY_MS));
    screen.getByRole('link', { name: '/of-stern' });
    expect(path()).toBe('/');
  });
});
