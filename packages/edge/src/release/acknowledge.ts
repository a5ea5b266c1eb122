import { createHash } from 'node:crypto';
import { hostname } from 'node:os';
import { EDGE_NOTE_MS, encodeEdgeNote, type RenderFaults } from '@paddock/release';
import type { EventLog } from '../platform/event-log.ts';
import { oneAtATime } from './one-at-a-time.ts';
import type { ReleaseKeeper } from './release-keeper.ts';

/** Where an edge writes notes about the release that it serves. */
export interface Acknowledge {
  /** 16 hex digits, the same after a restart. */
  id: string;
  /** The machine, for people. */
  host: string;
  /** Replaces the note; `null` removes it. Always settles. */
  write(id: string, note: Uint8Array | null): Promise<void>;
}

/** The name of this machine, for people. */
export const machineName = (): string =>
  hostname()
    .replace(/[^\w.-]/g, '-')
    .slice(0, 80) || 'edge';

/**
 * The id comes from the path of the edge's memory, which no two edges share.
 * @param process the number of this process, if several are one edge
 */
export const acknowledgeBy = (write: Acknowledge['write'], memory: string, process?: number): Acknowledge => {
  const host = machineName();
  const own = process === undefined ? '' : `#${process}`;
  const id = createHash('sha256').update(`${host}\n${memory}${own}`).digest('hex').slice(0, 16);
  return { id, host: `${host}${own}`, write };
};

export interface AcknowledgeOptions extends Acknowledge {
  keeper: Pick<ReleaseKeeper, 'health' | 'onChange'>;
  /** The faults of the served release. */
  renderFaults: () => readonly RenderFaults[];
  /** Milliseconds since the epoch. */
  now: () => number;
  log: EventLog;
}

/**
 * The pause (ms) after this many failed writes in a row, since many edges have no right to write. A
 * store that was away for a moment is told at the next turn.
 */
const [MAX_FAILURES, REST_MS] = [3, 60_000];

/**
 * Writes a note of what the edge serves: regularly, and at once after a change. A failure is no
 * fault, and no page waits for it.
 * @returns a function that stops and removes the note
 */
export const createAcknowledgements = ({
  id,
  host,
  write,
  keeper,
  renderFaults,
  now,
  log,
}: AcknowledgeOptions): (() => Promise<void>) => {
  let stopped = false;
  let failures = 0;
  let restsUntil = 0;

  const tell = oneAtATime(async () => {
    if (now() < restsUntil) return;
    const { sequence, channel, verified } = keeper.health();
    const isServing = sequence !== null && channel !== null && !stopped;
    const faults = renderFaults();
    const said = { host, channel: channel ?? '', release: sequence ?? 0, verified };
    const note = isServing ? encodeEdgeNote({ ...said, ...(faults.length > 0 && { renderFaults: faults }) }) : null;
    try {
      await write(id, note);
      failures = 0;
    } catch (error) {
      failures += 1;
      if (failures < MAX_FAILURES) return;
      if (failures === MAX_FAILURES)
        log({ level: 'info', event: 'not-acknowledged', reason: (error as Error).message });
      restsUntil = now() + REST_MS;
    }
  });

  void tell();
  const forget = keeper.onChange(() => void tell());
  const timer = setInterval(tell, EDGE_NOTE_MS).unref();
  return async () => {
    stopped = true;
    forget();
    clearInterval(timer);
    await tell();
  };
};
