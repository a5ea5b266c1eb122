import { ReleaseError, type ReleaseStore, STORE_READS } from '@paddock/release';

/** A read of the store timed out, which says nothing about the data. */
export class StoreSilent extends ReleaseError {
  constructor(deadlineMs: number) {
    super(
      'storage',
      `The store has not answered for ${deadlineMs / 1000} s`,
      'Check its disk or mount; once it answers, the newest release is served by itself.',
    );
  }
}

const tooManyLooks = new ReleaseError(
  'storage',
  'Too many visitors look for previews at once',
  'The looks are served again once there are fewer; releases do not wait for them.',
);

type Lane = <T>(read: () => Promise<T>) => Promise<T>;

/**
 * Runs at most `width` reads at once. A read fails with {@link StoreSilent} `deadlineMs` after the
 * call, but keeps its place until it settles. While overdue reads hold all places, further reads
 * fail at once, and so do reads that find `places` others waiting.
 */
const createLane = (width: number, deadlineMs: number, places = Number.POSITIVE_INFINITY): Lane => {
  const waiting = new Set<() => void>();
  let running = 0;
  let overdue = 0;
  const startNext = () => {
    const [start] = waiting;
    if (running < width) start?.();
  };

  return (read) => {
    if (overdue === width) return Promise.reject(new StoreSilent(deadlineMs));
    if (waiting.size >= places) return Promise.reject(tooManyLooks);
    return new Promise((resolve, reject) => {
      let isOverdue = false;
      const start = () => {
        waiting.delete(start);
        running += 1;
        void read()
          .then(resolve, reject)
          .finally(() => {
            clearTimeout(timer);
            running -= 1;
            if (isOverdue) overdue -= 1;
            startNext();
          });
      };
      const timer = setTimeout(() => {
        if (!waiting.delete(start)) {
          isOverdue = true;
          overdue += 1;
        }
        reject(new StoreSilent(deadlineMs));
      }, deadlineMs);
      waiting.add(start);
      startNext();
    });
  };
};

/** One store, for the edge itself and for its operators' page. */
export interface PatientStores {
  store: ReleaseStore;
  operators: ReleaseStore;
}

/**
 * The same store, with reads that settle within `deadlineMs`. A hanging read blocks one of Node's
 * four threads for files and DNS. The store gets at most three, so that the edge keeps working if
 * the store hangs.
 */
export const patientStores = (store: ReleaseStore, deadlineMs: number): PatientStores => {
  // A separate lane, so that reads of files do not delay a page's look at the journal.
  const records = createLane(1, deadlineMs);
  const files = createLane(2, deadlineMs);
  /** Both places are held until the medium has settled: a read that was given up still runs. */
  const inFiles =
    (lane: Lane): Lane =>
    (read) =>
      lane(async () => {
        let running: Promise<unknown> | undefined;
        try {
          return await files(() => {
            const begun = read();
            running = begun;
            return begun;
          });
        } finally {
          await Promise.allSettled([running]);
        }
      });
  // Anybody can cause looks at previews, so they get at most one place of `files`.
  const looks = inFiles(createLane(1, deadlineMs, 20));
  // The operators' page, which may read the whole store, gets no more either.
  const page = inFiles(createLane(1, deadlineMs));
  const reads = STORE_READS.map((name) => {
    const read = store[name] as (...asked: unknown[]) => Promise<unknown>;
    return [name, (...asked: unknown[]) => page(() => read(...asked))];
  });
  return {
    store: {
      ...store,
      readRoot: () => records(() => store.readRoot()),
      readPolicy: () => records(() => store.readPolicy()),
      newestSequence: (channel) => records(() => store.newestSequence(channel)),
      readRecord: (channel, sequence) => records(() => store.readRecord(channel, sequence)),
      readTimestamp: (channel) => records(() => store.readTimestamp(channel)),
      readPreview: (id) => looks(() => store.readPreview(id)),
      readPreviewEnd: (id) => looks(() => store.readPreviewEnd(id)),
      listBuilds: () => files(() => store.listBuilds()),
      writeEdge: (...asked) => files(() => store.writeEdge(...asked)),
      removeEdge: (id) => files(() => store.removeEdge(id)),
      readBuildFile: (...asked) => files(() => store.readBuildFile(...asked)),
    },
    // Its writes have no deadline, since one that was given up may still happen.
    operators: { ...store, ...(Object.fromEntries(reads) as Partial<ReleaseStore>) },
  };
};
