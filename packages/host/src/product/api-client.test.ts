import { getMeetings } from '@paddock/api/races';
import { api, queryClient } from '@paddock/host';
import { tellTraces } from '@paddock/host/shell';
import { MutationObserver, onlineManager } from '@tanstack/react-query';
import { afterEach, describe, expect, test, vi } from 'vitest';

afterEach(() => onlineManager.setOnline(true));

describe('what a customer sends', () => {
  test('[FAILURES-2] [FAILURES-6] offline fails at once, and is not sent when the network is back', async () => {
    onlineManager.setOnline(false);
    const send = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(new MutationObserver(queryClient, { mutationFn: send }).mutate()).rejects.toThrow('Failed to fetch');
    onlineManager.setOnline(true);
    await queryClient.resumePausedMutations();
    expect(send).toHaveBeenCalledOnce();
  });
});

test('[FAILURES-9] calls carry what the shell says of the page', async () => {
  const sent: Request[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push(request);
    return Response.json({ success: true, data: [], pagination: null, error: null, validation: null });
  });
  await api.call(getMeetings);
  tellTraces(() => 'paddock.release=14');
  await api.call(getMeetings);
  vi.unstubAllGlobals();
  expect(sent.map(({ headers }) => headers.get('baggage'))).toEqual([null, 'paddock.release=14']);
});
