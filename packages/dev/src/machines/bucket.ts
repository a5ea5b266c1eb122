import { setTimeout as wait } from 'node:timers/promises';
import { type FakeS3, PASSING_FAULTS, serveFakeS3 } from '@paddock/release/testing';
import type { Machine } from './machines.ts';

/** One request of this many fails, as requests to a correct bucket may. */
const FAULT_EVERY = 40;
const AWAY_MS = 2_000;

export interface BucketMachine extends Machine {
  /** Whether requests fail, from now on. */
  setFaults(areOn: boolean): void;
  close(): Promise<void>;
}

/** Serves the bucket, as a server that can die and that keeps what it has stored. */
export const startBucket = async (fake: FakeS3): Promise<BucketMachine> => {
  let line = await serveFakeS3(fake);
  let hasFaults = false;
  let deaths = 0;
  let die: (() => void) | null = null;
  fake.fault = ({ number, method, key }) => {
    if (die && method === 'PUT' && key.includes('/journal/')) {
      die();
      die = null;
      deaths += 1;
      return deaths % 2 === 1 ? 'reset-after' : 'reset';
    }
    const isHit = hasFaults && number % FAULT_EVERY === 0;
    return isHit ? (PASSING_FAULTS[(number / FAULT_EVERY) % PASSING_FAULTS.length] ?? null) : null;
  };
  return {
    name: 'bucket',
    setFaults(areOn) {
      hasFaults = areOn;
    },
    /** It dies while it writes a release: after it has stored it, or before. */
    async replace() {
      await new Promise<void>((resolve) => {
        die = resolve;
      });
      const { port } = line;
      await line.close();
      await wait(AWAY_MS);
      line = await serveFakeS3(fake, port);
    },
    close: () => line.close(),
  };
};
