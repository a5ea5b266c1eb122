import type { RefreshRate } from '@paddock/host';
import { createRefreshQueue, useRefreshTasks } from '@paddock/host/shell';
import { useRefreshedQuery } from '@paddock/pages';
import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { showPart } from '../testing/show-part.tsx';

const read = vi.fn<() => Promise<number>>();
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
  let reads = 0;
  read.mockReset().mockImplementation(async () => ++reads);
  const queue = createRefreshQueue();
  queue.setOpen(true);
  onTestFinished(useRefreshTasks.subscribe(({ tasks }) => queue.setTasks(tasks)));
});

type Rate = RefreshRate | ((shown: number | undefined) => RefreshRate | null);

function Odds({ rate }: { rate: Rate }) {
  const { data } = useRefreshedQuery({ queryKey: ['odds'], queryFn: read }, rate);
  return <p>Odds {data}</p>;
}

describe('a refreshed query', () => {
  test('[QUERY-5] is read again at its rate, as long as it is on screen', async () => {
    const { unmount } = showPart(<Odds rate="medium" />);
    await pass(14_900);
    screen.getByText('Odds 1');
    await pass(200);
    screen.getByText('Odds 2');
    unmount();
    await pass(3_600_000);
    expect(read).toHaveBeenCalledTimes(2);
  });

  test('[QUERY-6] that two parts show is read once for both', async () => {
    showPart(
      <>
        <Odds rate="short" />
        <Odds rate="short" />
      </>,
    );
    await pass(5_100);
    expect(screen.getAllByText('Odds 2')).toHaveLength(2);
    expect(read).toHaveBeenCalledTimes(2);
  });

  test('[QUERY-8] may have a rate that follows what is shown: none once nothing can change', async () => {
    showPart(<Odds rate={(shown) => (shown === 2 ? null : 'short')} />);
    await pass(5_100);
    screen.getByText('Odds 2');
    await pass(3_600_000);
    screen.getByText('Odds 2');
  });

  test('[QUERY-7] that fails is read again at its next turn', async () => {
    showPart(<Odds rate="short" />);
    await pass(100);
    read.mockRejectedValueOnce(new Error('no network'));
    await pass(5_000);
    screen.getByText('Odds 1');
    await pass(5_100);
    screen.getByText('Odds 2');
  });
});
