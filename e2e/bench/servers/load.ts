import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

export interface LoadOptions {
  origin: string;
  /** Requested in turn, repeatedly. */
  paths: readonly string[];
  headers: Record<string, string>;
  seconds: number;
  /** The folder for its script. */
  folder: string;
}

export interface LoadResult {
  requests: number;
  perSecond: number;
  /** In ms, with {@link CONNECTIONS} requests always in flight. */
  p99: number;
}

export const CONNECTIONS = 32;

/** Whether this machine has a command. */
export const has = (command: string): Promise<boolean> =>
  promisify(execFile)('sh', ['-c', `command -v ${command}`]).then(
    () => true,
    () => false,
  );

/**
 * Sends requests as fast as answers arrive. wrk, because a generator in Node saturates before nginx
 * does. Throws on an answer other than 200, or none.
 */
export const load = async ({ origin, paths, headers, seconds, folder }: LoadOptions): Promise<LoadResult> => {
  const script = join(folder, 'load.lua');
  await writeFile(
    script,
    `local paths, next = { ${paths.map((path) => JSON.stringify(path)).join(', ')} }, 0
request = function() next = next % #paths + 1; return wrk.format("GET", paths[next]) end
done = function(summary, latency)
  local bad = summary.errors
  io.write(string.format("result %d %d %d %d\\n", summary.requests, summary.duration, latency:percentile(99),
    bad.status + bad.connect + bad.read + bad.write))
end
`,
  );
  const asked = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const words = ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '-s', script, ...asked, origin];
  const { stdout } = await promisify(execFile)('wrk', words);
  const [, requests, micros, p99, failed] = (/^result (\d+) (\d+) (\d+) (\d+)$/m.exec(stdout) ?? []).map(Number);
  if (!requests || !micros || p99 === undefined || failed !== 0)
    throw new Error(`${origin} did not answer as it should:\n${stdout}`);
  return { requests, perSecond: (requests / micros) * 1e6, p99: p99 / 1000 };
};
