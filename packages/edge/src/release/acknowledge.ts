import { createHash } from 'node:crypto';
import { hostname } from 'node:os';
import { EDGE_NOTE_MS, encodeEdgeNote, type RenderFaults } from '@paddock/release';
import type { EventLog } from '../platform/event-log.ts';
import { oneAtATime } from './one-at-a-time.ts';
import type { ReleaseKeeper } from './release-keeper.ts';

/** Where an edge says which release it serves. */
export interface Acknowledge {
  /** 16 hex digits, the same after a restart. */
  id: string;
  /** For people: the machine. */
  host: string;
  /** Replaces the note; `null` removes it. Settles. */
  write(id: string, note: Uint8Array | null): Promise<void>;
}

/**
 * For the edge that has this file as its memory: no two edges share one. @param process its number,
 * where several processes are one edge
 */
export const acknowledgeBy = (write: Acknowledge['write'], memory: string, process?: number): Acknowledge => {
  const host =
    hostname()
      .replace(/[^\w.-]/g, '-')
      .slice(0, 80) || 'edge';
  const own = process === undefined ? '' : `#${process}`;
  const id = createHash('sha256').update(`${host}\n${memory}${own}`).digest('hex').slice(0, 16);
  return { id, host: `${host}${own}`, write };
};

export interface AcknowledgeOptions extends Acknowledge {
  keeper: Pick<ReleaseKeeper, 'health' | 'onChange'>;
  /** Of the release that is served. */
  renderFaults: () => readonly RenderFaults[];
  /** Milliseconds since the epoch. */
  now: () => number;
  log: EventLog;
}

/**
 * After a note that could not be written the next one waits so long (ms): many edges may only read.
 */
const restMs = 60_000;

/**
 * Writes what the edge serves: at once after a change, and again and again. That it cannot is no
 * fault, and no page waits for it. @returns ends it and removes the note
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
  let restsUntil: number | null = null;

  const tell = oneAtATime(async () => {
    if (restsUntil !== null && now() < restsUntil) return;
    const { sequence, channel, verified } = keeper.health();
    const isServing = sequence !== null && channel !== null && !stopped;
    const faults = renderFaults();
    const said = { host, channel: channel ?? '', release: sequence ?? 0, verified };
    const note = isServing ? encodeEdgeNote({ ...said, ...(faults.length > 0 && { renderFaults: faults }) }) : null;
    try {
      await write(id, note);
      restsUntil = null;
    } catch (error) {
      if (restsUntil === null) log({ level: 'info', event: 'not-acknowledged', reason: (error as Error).message });
      restsUntil = now() + restMs;
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
