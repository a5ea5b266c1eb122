import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent, get, type IncomingMessage } from 'node:http';
import { startEdgeProcess } from '../src/conformance/edge-process.ts';
import { makeSimulator, type Simulator } from '../src/conformance/simulator.ts';

/**
 * `node packages/edge/bench/processes.ts`: pages for each second of the edge's own CPU, with one
 * process and with several at one port. Independent of other load; Linux.
 */
const secondsEach = Number(process.env.SECONDS_EACH ?? 8);
const connections = 64;
const ticksPerSecond = 100;

/** CPU seconds of a process. */
const cpuOf = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
};

const processesOf = (pid: number): number[] => [
  pid,
  ...readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
];

const askPages = async (origin: string, seconds: number): Promise<number> => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const until = performance.now() + seconds * 1_000;
  let pages = 0;
  const ask = async () => {
    while (performance.now() < until) {
      const request = get(`${origin}/race/7`, { agent, headers: { accept: 'text/html', 'accept-encoding': 'br' } });
      const [answer] = (await once(request, 'response')) as [IncomingMessage];
      if (answer.statusCode !== 200) throw new Error(`The edge answered ${answer.statusCode}.`);
      answer.resume();
      await once(answer, 'end');
      pages += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, ask));
  agent.destroy();
  return pages;
};

const measure = async ({ data, memory, root }: Simulator, count: number) => {
  const args = ['--data', data, '--memory', memory, '--root', root.id, '--processes', String(count)];
  const edge = await startEdgeProcess(args);
  await askPages(edge.origin, 2);
  const pids = processesOf(edge.child.pid as number);
  const before = pids.map(cpuOf);
  const pages = await askPages(edge.origin, secondsEach);
  const used = pids.map((pid, at) => cpuOf(pid) - (before[at] as number));
  await edge.stop();
  const cpu = used.reduce((sum, each) => sum + each, 0);
  console.log(
    `${count} of --processes: ${Math.round(pages / cpu)} pages for a second of CPU (${pages} in ${secondsEach} s; CPU of each, the first of all first: ${used.map((each) => each.toFixed(1)).join(', ')} s)`,
  );
  return pages / cpu;
};

const simulator = await makeSimulator();
await simulator.release();
const alone = await measure(simulator, 1);
for (const count of [2, 4]) {
  const several = await measure(simulator, count);
  console.log(`with ${count}, a core more serves ${(several / alone).toFixed(2)} of what the first one does`);
}
await simulator.remove();
