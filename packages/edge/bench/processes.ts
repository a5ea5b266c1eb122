import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { type EdgeProcess, startEdgeProcess } from '../src/conformance/edge-process.ts';
import { makeSimulator } from '../src/conformance/simulator.ts';

/**
 * `node packages/edge/bench/processes.ts`: pages per second of the edge's CPU time, alternating
 * between one process and several at one port. Needs Linux and wrk (`apt-get install wrk`).
 */
const rounds = Number(process.env.ROUNDS ?? 7);
const RUN_SECONDS = 4;
const CONNECTIONS = 64;
const TICKS_PER_SECOND = 100;
const counts = [1, 2, 4];

/** The CPU time of a process in seconds. */
const cpuOf = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
};

/** The first process and its children, which are all processes of the edge. */
const processesOf = (pid: number): number[] => [
  pid,
  ...readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
];

const askPages = async (origin: string): Promise<number> => {
  const words = ['-t1', `-c${CONNECTIONS}`, `-d${RUN_SECONDS}s`, '-H', 'accept: text/html', `${origin}/race/7`];
  const { stdout } = await promisify(execFile)('wrk', words);
  const [, requests] = /(\d+) requests in/.exec(stdout) ?? [];
  if (!requests || /Non-2xx|Socket errors/.test(stdout)) throw new Error(stdout);
  return Number(requests);
};

const measure = async ({ origin, child }: EdgeProcess) => {
  const pids = processesOf(child.pid as number);
  const before = pids.map(cpuOf);
  const pages = await askPages(origin);
  const used = pids.map((pid, at) => cpuOf(pid) - (before[at] as number));
  const serving = used.length > 1 ? used.slice(1) : used;
  return {
    perCpu: pages / used.reduce((sum, each) => sum + each, 0),
    perSecond: pages / RUN_SECONDS,
    // The ratio of the least busy process to the busiest one.
    evenness: Math.min(...serving) / Math.max(...serving),
  };
};

const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] as number;

const simulator = await makeSimulator();
await simulator.release();
const edges: EdgeProcess[] = [];
for (const count of counts) {
  const args = ['--data', simulator.data, '--memory', `${simulator.memory}-${count}`, '--root', simulator.root.id];
  edges.push(await startEdgeProcess([...args, '--processes', String(count)]));
}
for (const edge of edges) await measure(edge);
const found = edges.map(() => [] as Awaited<ReturnType<typeof measure>>[]);
for (let round = 0; round < rounds; round += 1) {
  for (const [at, edge] of edges.entries()) found[at]?.push(await measure(edge));
}
const of = (at: number, what: 'perCpu' | 'perSecond' | 'evenness') =>
  median((found[at] ?? []).map((each) => each[what]));
for (const [at, count] of counts.entries()) {
  console.log(
    `${count} of --processes: ${Math.round(of(at, 'perCpu'))} pages for a second of CPU (${(of(at, 'perCpu') / of(0, 'perCpu')).toFixed(2)} of one process), ${Math.round(of(at, 'perSecond'))} a second here, least to most busy ${of(at, 'evenness').toFixed(2)}`,
  );
}
for (const edge of edges) await edge.stop();
await simulator.remove();
