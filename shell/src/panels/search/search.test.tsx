import { usePanels } from '@paddock/host';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeSource } from '../../testing/fake-source.ts';
import { showShell } from '../../testing/show-shell.tsx';
import { SEARCH_DELAY_MS } from './search.panel.tsx';

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

const finder = { slots: ['search.results'], load: async () => ({ slots: { 'search.results': Results } }) };
const field = () => screen.findByRole<HTMLInputElement>('searchbox');
const type = async (text: string) => fireEvent.change(await field(), { target: { value: text } });
const press = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key });
const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

beforeEach(() => {
  phrases.length = 0;
  showShell(createFakeSource({ finder }), '/');
  act(() => usePanels.getState().show('search'));
});

afterEach(() => {
  act(() => usePanels.getState().close());
  vi.useRealTimers();
});

describe('the search', () => {
  it('[HEADER-5, HEADER-23] asks remotes 250 ms after the last key, and from two characters on', async () => {
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

  it('[HEADER-24, HEADER-25] is gone through by arrow keys, and Enter in the field takes the first', async () => {
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
});
