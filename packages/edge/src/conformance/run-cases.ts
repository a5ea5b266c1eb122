import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EdgeEvent } from '../platform/event-log.ts';
import { eventually } from '../testing/eventually.ts';
import { type EdgeProcess, startEdgeProcess } from './edge-process.ts';
import { makeSimulator, type Simulator } from './simulator.ts';

/** One attack or fault, and the expected behaviour. */
export interface ConformanceCase {
  /** Changes the store or the memory. */
  attack: string;
  /**
   * `running`: while the edge serves (the default). `restarted`: between two runs of the edge,
   * which keeps its memory. `fresh`: before the first run of an edge without memory.
   */
  edge?: 'running' | 'restarted' | 'fresh';
  /** The history before the attack, which the edge has seen. */
  given?(simulator: Simulator): Promise<unknown>;
  do(simulator: Simulator): Promise<unknown>;
  /**
   * The expected release. `last`: the one before the attack. `next`: the following one, since the
   * change is valid. `nothing`: 503.
   */
  serves: 'last' | 'next' | 'nothing';
  /** The `event` or `kind` of the alarm; `null`: no alarm, and health is green. */
  alarm: string | null;
  /** The store is not restored afterwards, since its old state is void. */
  isEnd?: boolean;
  /** Health stays green, since the served release is not in doubt. */
  isGreen?: boolean;
  /** Further checks while the fault lasts. */
  check?(edge: EdgeProcess, simulator: Simulator): Promise<unknown>;
}

interface World {
  isFaulty: boolean;
  simulator: Simulator;
  edge: EdgeProcess;
}

/**
 * Serves a simulator's store with its root key pinned. `isFaulty`: the simulator can make its
 * reads fail.
 */
export const startPinned = ({ folder, data, memory, root }: Simulator, isFaulty = false): Promise<EdgeProcess> =>
  startEdgeProcess(
    ['--data', data, '--memory', memory, '--root', root.id],
    isFaulty ? { folder: data, file: join(folder, 'fault') } : undefined,
  );

const expectGreen = (edge: EdgeProcess, sequence: number) =>
  eventually(async () => {
    expect(await edge.served()).toBe(sequence);
    expect(await edge.health()).toMatchObject({
      status: 200,
      sequence,
      channel: 'production',
      verified: true,
      why: [],
    });
  });

const runCase = async (
  world: World,
  { edge: when = 'running', given, do: attack, serves, alarm, isGreen = false, isEnd = false, check }: ConformanceCase,
) => {
  const { simulator, isFaulty } = world;
  if (given) {
    await given(simulator);
    await simulator.release();
  }
  const last = await simulator.newest();
  await expectGreen(world.edge, last);
  const backup = await simulator.backUp();
  const expected = { last, next: last + 1, nothing: null }[serves];

  if (when !== 'running') await world.edge.stop();
  if (when === 'fresh') await rm(simulator.memory, { recursive: true });
  world.edge.forgetAlarms();
  await attack(simulator);
  if (when !== 'running') world.edge = await startPinned(simulator, isFaulty);

  const { edge } = world;
  if (alarm === null) await expectGreen(edge, expected as number);
  else {
    const isExpected = ({ event, kind }: EdgeEvent) => event === alarm || kind === alarm;
    await eventually(() => expect(edge.alarms()).toSatisfy((alarms: EdgeEvent[]) => alarms.some(isExpected)));
    expect(await edge.served()).toBe(expected);
    const { status, sequence, verified, why } = await edge.health();
    expect({ status, sequence, verified }).toEqual({
      status: expected ? 200 : 503,
      sequence: expected,
      verified: isGreen,
    });
    expect(isGreen || why.length > 0).toBe(true);
  }
  await check?.(edge, simulator);

  // Recovery: the store is restored, and the next release is served normally.
  await simulator.setFault(null);
  if (!isEnd) await backup.restore();
  await expectGreen(edge, await simulator.release());
};

/** The number of concurrent stores, each with its own edge process. Cases mostly wait. */
const WORLDS = 4;

/** Runs cases until none are left, with one store and one process. A failed case discards both. */
const runQueue = async (queue: { each: ConformanceCase; outcome: PromiseWithResolvers<void> }[], isFaulty: boolean) => {
  let world: World | null = null;
  const end = async () => {
    await world?.edge.stop();
    await world?.simulator.remove();
    world = null;
  };
  for (let next = queue.shift(); next; next = queue.shift()) {
    try {
      if (!world) {
        const simulator = await makeSimulator();
        world = { isFaulty, simulator, edge: await startPinned(simulator, isFaulty) };
      }
      await runCase(world, next.each);
      next.outcome.resolve();
    } catch (error) {
      next.outcome.reject(error);
      await end();
    }
  }
  await end();
};

/** Makes a test of each case. */
export const runCases = (promise: string, cases: readonly ConformanceCase[], { isFaulty = false } = {}): void => {
  const queue = cases.map((each) => ({ each, outcome: Promise.withResolvers<void>() }));
  const outcomes = queue.map(({ each, outcome }) => ({
    name: `(${each.edge ?? 'running'}) ${each.attack}`,
    ...outcome,
  }));
  let running: Promise<unknown>;
  beforeAll(() => {
    // Each test reports its own rejection.
    for (const { promise: outcome } of outcomes) outcome.catch(() => {});
    running = Promise.all(Array.from({ length: WORLDS }, () => runQueue(queue, isFaulty)));
  });
  afterAll(() => running);

  test.each(outcomes)(`${promise} $name`, ({ promise: outcome }) => outcome);
};
