import { queryClient, type RefreshTask, useConnection, useSession } from '@paddock/host';
import { createRefreshQueue, useRefreshTasks } from '@paddock/host/shell';
import type { RemoteSource } from '../remotes/remote-source.ts';
import { followHints } from './hints/follow-hints.ts';
import { standForPollingTab } from './polling-tab.ts';

/**
 * Tabs that lost the network together return at random within this time (ms): one short refresh
 * (core §9).
 */
const COME_BACK_WITHIN_MS = 5_000;

/**
 * Runs the refresh tasks of the loaded remotes and of the components on screen: those for the
 * present customer or visitor, while the tab is visible and connected. Returns the unsubscribe
 * function.
 */
export function startRefresh(source: Pick<RemoteSource, 'ready' | 'subscribe'>): () => void {
  let isPollingTab = false;
  let tasks: readonly RefreshTask[] = [];
  const queue = createRefreshQueue(({ sharedByTabs }) => isPollingTab || !sharedByTabs);
  const hints = followHints({
    isWanted: () => tasks.some(({ hintedBy }) => hintedBy !== undefined),
    onHint: queue.hint,
    onLive: queue.setHinted,
  });

  const chooseTasks = () => {
    const { status } = useSession.getState();
    const ofRemotes = [...source.ready().values()].flatMap(({ module }) => module.tasks ?? []);
    tasks = [...ofRemotes, ...useRefreshTasks.getState().tasks].filter(
      ({ audience }) => audience === 'everyone' || audience === status,
    );
    queue.setTasks(tasks);
    hints.look();
  };
  const stopWatching = watchAttention({
    begin() {
      queue.setOpen(true);
      return standForPollingTab((now) => {
        isPollingTab = now;
        queue.look();
        // If the browser cannot elect one tab, each would hold a stream.
        hints.setLeading(now && navigator.locks !== undefined);
      });
    },
    end: () => queue.setOpen(false),
  });
  chooseTasks();
  const stops = [
    source.subscribe(chooseTasks),
    useSession.subscribe(chooseTasks),
    useRefreshTasks.subscribe(chooseTasks),
    stopWatching,
    hints.stop,
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

interface Attention {
  /** The tab is visible and connected. Returns a function that is called when that ends. */
  begin(): () => void;
  end(): void;
}

/**
 * Calls back when the tab becomes visible and connected, or stops being so; after an offline time
 * with a random delay.
 */
function watchAttention({ begin, end }: Attention): () => void {
  let ending: (() => void) | null = null;
  let comingBack: ReturnType<typeof setTimeout> | undefined;
  let wasCutOff = false;

  const start = () => {
    ending ??= begin();
    if (wasCutOff) void queryClient.refetchQueries({ type: 'active', stale: true });
    wasCutOff = false;
  };
  const follow = () => {
    clearTimeout(comingBack);
    const isConnected = useConnection.getState().connection === 'online';
    wasCutOff ||= !isConnected;
    if (!isConnected || document.visibilityState !== 'visible') {
      ending?.();
      ending = null;
      end();
    } else if (wasCutOff) comingBack = setTimeout(start, Math.random() * COME_BACK_WITHIN_MS);
    else start();
  };

  document.addEventListener('visibilitychange', follow);
  const stopConnection = useConnection.subscribe(follow);
  follow();
  return () => {
    clearTimeout(comingBack);
    document.removeEventListener('visibilitychange', follow);
    stopConnection();
    ending?.();
    end();
  };
}
