import { accepted, refused } from '@paddock/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { bookmark } from '../../testing/fixtures.ts';
import { BOOKMARKS, showForCustomer, startMessenger } from '../../testing/show-messenger.tsx';

beforeEach(startMessenger);

const show = (answers: Record<string, unknown>) => showForCustomer('bookmarks', answers);
const list = () => screen.findByRole('list', { name: 'Merkliste' });

describe('the bookmarked races', () => {
  test('[BOOKMARKS-1] show day, time and name, and lead to the race', async () => {
    await show({ [BOOKMARKS]: [bookmark(), bookmark({ id: 4, race_id: 9, race: null })] });
    await list();
    const [first, second] = screen.getAllByRole('link');
    expect(first?.textContent).toMatch(/21\.11\.2026 13:20.*Lindenau, 3\. Rennen: Preis der Linden/);
    expect([first, second].map((link) => (link as HTMLAnchorElement).pathname)).toEqual(['/race/7', '/race/9']);
    expect(second?.textContent).toBe('Rennen 9');
  });

  test('[BOOKMARKS-2] are taken off the list, which is read again and keeps the focus', async () => {
    const { answers, asked } = await show({
      [BOOKMARKS]: [bookmark(), bookmark({ id: 4, race_id: 9 })],
      [`DELETE ${BOOKMARKS}/5`]: () => {
        answers[BOOKMARKS] = [bookmark({ id: 4, race_id: 9 })];
        return accepted({ deleted: true });
      },
    });
    await list();
    const focus = vi.spyOn(HTMLElement.prototype, 'focus');
    const readings = () => asked.filter((call) => call === BOOKMARKS).length;
    const before = readings();
    const [remove] = screen.getAllByRole('button', { name: /^Entfernen: Lindenau/ });
    act(() => remove?.focus());
    fireEvent.click(remove as HTMLElement);
    await waitFor(() => expect(screen.getAllByRole('link')).toHaveLength(1));
    expect(document.activeElement).toBe(await list());
    expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
    expect(readings()).toBe(before + 1);
  });

  test('[BOOKMARKS-2] are taken off to the last one; then the hint how to mark a race has the focus', async () => {
    const { answers } = await show({
      [BOOKMARKS]: [bookmark()],
      [`DELETE ${BOOKMARKS}/5`]: () => {
        answers[BOOKMARKS] = [];
        return accepted({ deleted: true });
      },
    });
    await list();
    const remove = screen.getByRole('button', { name: /^Entfernen: Lindenau/ });
    act(() => remove.focus());
    fireEvent.click(remove);
    const hint = await screen.findByText(/Stern/);
    expect(document.activeElement?.contains(hint)).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
  });

  test('[BOOKMARKS-5] are taken off by one press, however slow the answer is', async () => {
    const late = Promise.withResolvers<Response>();
    const { asked } = await show({ [BOOKMARKS]: [bookmark()], [`DELETE ${BOOKMARKS}/5`]: () => late.promise });
    await list();
    const remove = screen.getByRole('button', { name: /^Entfernen: Lindenau/ });
    fireEvent.click(remove);
    await waitFor(() => expect(remove.getAttribute('aria-busy')).toBe('true'));
    fireEvent.click(remove);
    expect(asked.filter((call) => call === `DELETE ${BOOKMARKS}/5`)).toHaveLength(1);
    late.resolve(accepted({ deleted: true }));
  });

  test('[BOOKMARKS-5] that another tab has taken off are gone, without an error', async () => {
    const { answers } = await show({
      [BOOKMARKS]: [bookmark(), bookmark({ id: 4, race_id: 9 })],
      [`DELETE ${BOOKMARKS}/5`]: () => {
        answers[BOOKMARKS] = [bookmark({ id: 4, race_id: 9 })];
        return refused(404, 'not_found');
      },
    });
    await list();
    fireEvent.click(screen.getAllByRole('button', { name: /^Entfernen: Lindenau/ })[0] as HTMLElement);
    await waitFor(() => expect(screen.getAllByRole('link')).toHaveLength(1));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('[BOOKMARKS-3] that cannot be taken off stay, and the list says so', async () => {
    await show({ [BOOKMARKS]: [bookmark()], [`DELETE ${BOOKMARKS}/5`]: () => refused(503, 'down') });
    await list();
    fireEvent.click(screen.getByRole('button', { name: /^Entfernen: Lindenau/ }));
    expect(await screen.findByText(/konnte nicht von der Merkliste/)).toBeTruthy();
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  test('[BOOKMARKS-4] say how to mark a race when there are none', async () => {
    await show({ [BOOKMARKS]: [] });
    expect(await screen.findByText(/Stern/)).toBeTruthy();
  });
});
