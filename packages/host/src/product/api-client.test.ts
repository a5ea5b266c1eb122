import { queryClient } from '@paddock/host';
import { MutationObserver, onlineManager } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';

afterEach(() => onlineManager.setOnline(true));

describe('what a customer sends', () => {
  it('[FAILURES-2, FAILURES-6] offline fails at once, and is not sent when the network is back', async () => {
    onlineManager.setOnline(false);
    const send = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(new MutationObserver(queryClient, { mutationFn: send }).mutate()).rejects.toThrow('Failed to fetch');
    onlineManager.setOnline(true);
    await queryClient.resumePausedMutations();
    expect(send).toHaveBeenCalledOnce();
  });
});
