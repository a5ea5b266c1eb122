import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEdge, fileMemory, storeReader } from '@paddock/edge';
import { initStore, openFileStore, promote, publishBuild } from '@paddock/release';
import type { Build } from '@paddock/release/record';
import { readSubject, type Subject, writeSubject } from './subject.ts';

/** A local edge that serves the shell and one remote from a temporary store. */
export interface Stage {
  /** Without a trailing slash. */
  url: string;
  /** Publishes a build of the remote and serves it to all. */
  serve(subject: Subject): Promise<void>;
  stop(): Promise<void>;
}

const CHANNEL = 'production';
/** Nothing listens here, so every call to the API fails. */
const NO_API = 'http://127.0.0.1:9';

export const openStage = async (shellFolder: string, subject: Subject, apiOrigin = NO_API): Promise<Stage> => {
  const folder = await mkdtemp(join(tmpdir(), 'paddock-conform-'));
  const store = openFileStore(join(folder, 'store'));
  const { operator: key } = await initStore(store, store.keys);
  const actor = { key, who: 'conform', now: () => new Date() };
  const publish = async (made: Subject): Promise<Build> => {
    const dist = join(folder, made.build.name, made.build.buildId);
    await writeSubject(dist, made);
    return (await publishBuild(store, actor, dist)).build;
  };
  // `tryGate` has already reported what the gate refuses.
  const release = (targets: Build[]) =>
    promote(store, actor, { channel: CHANNEL, targets, acceptBreak: 'tried by paddock conform' });

  await release([await publish(await readSubject(shellFolder)), await publish(subject)]);
  const edge = await createEdge({
    reader: storeReader(store, CHANNEL),
    memory: fileMemory(join(folder, 'memory.json')),
    apiOrigin,
    hosts: [],
    now: Date.now,
    log: () => {},
  });
  const { port } = await edge.start(0);
  return {
    url: `http://localhost:${port}`,
    async serve(made) {
      await release([await publish(made)]);
    },
    async stop() {
      await edge.stop();
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
};
