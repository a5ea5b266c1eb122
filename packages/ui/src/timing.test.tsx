import { AlertList, type AlertListItem } from '@paddock/ui/alert-list';
import { LoadingBar } from '@paddock/ui/loading-bar';
import { Skeleton, useDelayedPending } from '@paddock/ui/skeleton';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

describe('[SKELETON-1] [SKELETON-2] a skeleton', () => {
  const Page = ({ pending }: { pending: boolean }) =>
    useDelayedPending(pending) ? <Skeleton height="4rem" /> : <p>Inhalt</p>;
  const content = () => screen.queryByText('Inhalt');

  test('gives way at once to what comes within 200 ms', () => {
    const { rerender } = render(<Page pending />);
    pass(199);
    rerender(<Page pending={false} />);
    expect(content()).not.toBeNull();
  });

  test('stays 300 ms once it was seen', () => {
    const { rerender } = render(<Page pending />);
    pass(200);
    rerender(<Page pending={false} />);
    pass(299);
    expect(content()).toBeNull();
    pass(1);
    expect(content()).not.toBeNull();
  });

  test('stays no longer than what is pending, when that takes longer', () => {
    const { rerender } = render(<Page pending />);
    pass(200);
    pass(300);
    rerender(<Page pending={false} />);
    expect(content()).not.toBeNull();
  });
});

describe('[BAR-1] [BAR-2] [BAR-3] [BAR-4] the loading bar', () => {
  const phase = () => screen.queryByRole('progressbar')?.firstElementChild?.getAttribute('data-phase') ?? 'hidden';

  test('does not show itself for what takes less than 200 ms', () => {
    const { rerender } = render(<LoadingBar active label="Seite lädt" />);
    pass(199);
    rerender(<LoadingBar active={false} label="Seite lädt" />);
    pass(10_000);
    expect(phase()).toBe('hidden');
  });

  test('grows, is full for 500 ms, and is gone 400 ms later', () => {
    const { rerender } = render(<LoadingBar active label="Seite lädt" />);
    pass(200);
    expect(phase()).toBe('growing');
    expect(screen.getByRole('progressbar', { name: 'Seite lädt' }).style.blockSize).toBe('3px');
    rerender(<LoadingBar active={false} label="Seite lädt" />);
    expect(phase()).toBe('full');
    pass(500);
    expect(phase()).toBe('fading');
    pass(400);
    expect(phase()).toBe('hidden');
  });
});

describe('messages', () => {
  const alert = (more: Partial<AlertListItem>): AlertListItem => ({
    id: 1,
    type: 'info',
    message: 'Gespeichert',
    dismissible: true,
    timeout: 5_000,
    ...more,
  });
  const labels = { region: 'Meldungen', dismiss: 'Meldung schließen' };
  const show = (...alerts: AlertListItem[]) => {
    const dismissed = vi.fn();
    render(<AlertList alerts={alerts} onDismiss={dismissed} labels={labels} />);
    return dismissed;
  };

  test('[ALERT-1] are read out as their kind asks', () => {
    show(alert({}), alert({ id: 2, type: 'error', message: 'Abgelehnt' }));
    expect(within(screen.getByRole('status')).getByText('Gespeichert')).toBeTruthy();
    expect(within(screen.getByRole('alert')).getByText('Abgelehnt')).toBeTruthy();
  });

  test('[ALERT-2] have their regions before the first of them', () => {
    show();
    expect(screen.getByRole('status').textContent).toBe('');
    expect(screen.getByRole('alert').textContent).toBe('');
  });

  test('[ALERT-5] show their kind by a shape, also to who sees no colours', () => {
    const types = ['info', 'success', 'warning', 'error'] as const;
    show(...types.map((type, id) => alert({ id, type })));
    const shapes = [...document.querySelectorAll('svg path')].map((path) => path.getAttribute('d'));
    expect(new Set(shapes).size).toBe(types.length);
  });

  test('[ALERT-3] go after their time', () => {
    const dismissed = show(alert({}), alert({ id: 2, timeout: null }));
    pass(4_999);
    expect(dismissed).not.toHaveBeenCalled();
    pass(60_000);
    expect(dismissed.mock.calls).toEqual([[1]]);
  });

  test.each([
    [
      'pointer',
      () => fireEvent.pointerOver(screen.getByText('Gespeichert')),
      () => fireEvent.pointerLeave(screen.getByRole('region')),
    ],
    ['focus', () => fireEvent.focus(screen.getByRole('button')), () => fireEvent.blur(screen.getByRole('button'))],
  ])('[ALERT-4] stand still while the %s is in the list, and go on afterwards', (_, enter, leave) => {
    const dismissed = show(alert({}));
    pass(3_000);
    enter();
    pass(60_000);
    expect(dismissed).not.toHaveBeenCalled();
    leave();
    pass(1_999);
    expect(dismissed).not.toHaveBeenCalled();
    pass(1);
    expect(dismissed).toHaveBeenCalledWith(1);
  });

  test('[ALERT-3] go on for the others when one is closed by hand', () => {
    const dismissed = show(alert({}), alert({ id: 2, dismissible: false, message: 'Zweite' }));
    const close = screen.getByRole('button', { name: 'Meldung schließen' });
    fireEvent.focus(close);
    fireEvent.click(close);
    pass(5_000);
    expect(dismissed).toHaveBeenCalledWith(2);
  });
});
