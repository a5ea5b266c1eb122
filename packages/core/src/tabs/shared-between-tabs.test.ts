import { describe, expect, test, vi } from 'vitest';
import { sharedChannel } from './shared-between-tabs.ts';

describe('a channel between tabs', () => {
  test('[CHANNEL-1] reaches the others until they stop listening, and never the one who speaks', async () => {
    const [here, there] = [sharedChannel('test'), sharedChannel('test')];
    const [own, heard] = [vi.fn(), vi.fn()];
    here.listen(own);
    const stop = there.listen(heard);
    here.post({ a: 1 });
    await vi.waitFor(() => expect(heard).toHaveBeenCalledExactlyOnceWith({ a: 1 }), 10_000);
    stop();
    const last = vi.fn();
    there.listen(last);
    here.post('end');
    await vi.waitFor(() => expect(last).toHaveBeenCalled(), 10_000);
    expect(heard).toHaveBeenCalledOnce();
    expect(own).not.toHaveBeenCalled();
  });

  test('[CHANNEL-2] is silent where the browser has none', () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    const { post, listen } = sharedChannel('test');
    const heard = vi.fn();
    const stop = listen(heard);
    post('anyone?');
    stop();
    expect(heard).not.toHaveBeenCalled();
    vi.unstubAllGlobals();
  });
});
