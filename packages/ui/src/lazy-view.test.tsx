import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createLazyView } from './lazy-view.ts';

afterEach(cleanup);

const View = ({ text }: { text: string }) => <p>{text}</p>;

const show = (fetchView: () => Promise<typeof View>) => {
  const view = createLazyView(fetchView);
  const Shown = () => {
    const shown = view.useView();
    return shown.status === 'ready' ? <shown.View text="da" /> : <p>{shown.status}</p>;
  };
  render(<Shown />);
  return view;
};

describe('[KIT-9] [KIT-10] [KIT-11] a view in a chunk of its own', () => {
  test('is fetched when it is asked for, once', async () => {
    const fetchView = vi.fn(async () => View);
    const view = show(fetchView);
    expect(screen.getByText('asleep')).toBeTruthy();
    expect(fetchView).not.toHaveBeenCalled();
    await act(async () => {
      view.load();
      view.load();
    });
    view.load();
    expect(screen.getByText('da')).toBeTruthy();
    expect(fetchView).toHaveBeenCalledTimes(1);
  });

  test('that could not be fetched says so, and can be fetched again', async () => {
    const fetchView = vi.fn(async () => View);
    fetchView.mockRejectedValueOnce(new Error('offline'));
    const view = show(fetchView);
    await act(async () => view.load());
    expect(screen.getByText('failed')).toBeTruthy();
    await act(async () => view.load());
    expect(screen.getByText('da')).toBeTruthy();
  });
});
