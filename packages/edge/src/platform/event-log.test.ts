import { expect, test } from 'vitest';
import { type EdgeEvent, limitLog } from './event-log.ts';

const setUp = () => {
  let now = 0;
  const lines: EdgeEvent[] = [];
  const log = limitLog(
    (event) => lines.push(event),
    20,
    () => now,
  );
  const pass = (ms: number) => {
    now += ms;
  };
  return { log, lines, pass };
};

const refused = (file: string): EdgeEvent => ({ level: 'alarm', event: 'file-refused', build: 'shell/1', file });
const ended: EdgeEvent = { level: 'alarm', event: 'rendering-ended', build: 'shell/1' };

test('[HTTP-30] one damaged file that many ask for takes the line of no other event, build or file', () => {
  const { log, lines } = setUp();
  for (let request = 0; request < 1_000; request += 1) log(refused('entry.js'));
  expect(lines).toHaveLength(20);
  const others = [refused('home.js'), { ...refused('entry.js'), build: 'shell/2' }, ended];
  for (const other of others) log(other);
  expect(lines.slice(20)).toEqual(others);
});

test('[HTTP-30] the first line after a minute says how many were left out', () => {
  const { log, lines, pass } = setUp();
  for (let request = 0; request < 50; request += 1) log(refused('entry.js'));
  pass(60_000);
  log(refused('home.js'));
  log(refused('entry.js'));
  expect(lines.slice(20)).toEqual([refused('home.js'), { ...refused('entry.js'), leftOut: 30 }]);
});
