import { describe, expect, onTestFinished, test } from 'vitest';
import { createTestApi } from '../rigs/ask.ts';
import { holdLock } from '../rigs/held-lock.ts';
import { serveApi } from '../rigs/held-request.ts';
import { type TimedRule, timedRules } from './timed-rules.ts';

/** How long (ms) before its deadline a change begins. */
const before = 2_000;

const arrange = async (rule: TimedRule) => {
  const api = createTestApi(rule.opens, { dev: true });
  // Adds the demo customers at this instant.
  const database = await api.database();
  const { request, until } = await rule.arrange(api);
  api.setNow(until - before);
  return { api, database, until, request: await request() };
};

/** Arranged behind a real HTTP server. */
const serve = async (rule: TimedRule) => {
  const arranged = await arrange(rule);
  const http = await serveApi(arranged.api);
  onTestFinished(http.close);
  return { ...arranged, hold: http.hold };
};

/** The expected answer after the deadline. */
const refusal = ({ after }: TimedRule) => (typeof after === 'string' ? { body: { error: { code: after } } } : after);

describe.each(timedRules.filter(({ hasBody }) => hasBody))('$name', (rule) => {
  test('[SERVER-7] is taken when its last byte comes 2 s before that', async () => {
    const { hold, request } = await serve(rule);
    const finish = await hold(request);
    const answer = await finish();
    expect(answer.status).toBeLessThan(400);
    expect(answer).not.toMatchObject(refusal(rule));
  });

  test('[SERVER-7] by its last byte, however early its first ones came', async () => {
    const { api, hold, request, until } = await serve(rule);
    for (const late of [100, 5_000, 25_000]) {
      api.setNow(until - before);
      const finish = await hold(request);
      api.setNow(until + late);
      expect({ late, ...(await finish()) }).toMatchObject({ late, ...refusal(rule) });
    }
  });
});

describe.each(timedRules.filter(({ neverWaits }) => !neverWaits))('$name', (rule) => {
  test('[SERVER-8] also when it had to wait for another transaction until it was too late', async () => {
    const { api, database, until, request } = await arrange(rule);
    const { path, ...init } = request;
    const lock = await holdLock(database, { customer: rule.waitsFor });
    const asked = api.ask(path, init);
    await lock.waitedFor;
    api.setNow(until + 100);
    await lock.release();
    const { headers, ...answer } = await asked;
    expect({ ...answer, headers: JSON.stringify([...headers]) }).toMatchObject(refusal(rule));
  });
});
