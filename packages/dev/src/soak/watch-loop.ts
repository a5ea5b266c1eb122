import { appendFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';

/**
 * Loaded into a server before its own code. Writes a line about its event loop and heap every
 * second.
 */
const file = process.env.SOAK_LOOP;
const delay = monitorEventLoopDelay({ resolution: 10 });
delay.enable();
if (file) {
  setInterval(() => {
    const line = { p99: delay.percentile(99) / 1e6, most: delay.max / 1e6, heap: process.memoryUsage().heapUsed };
    delay.reset();
    appendFileSync(file, `${JSON.stringify(line)}\n`);
  }, 1_000).unref();
}
