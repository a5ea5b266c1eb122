import { Hono } from 'hono';
import { accepted } from '../../server/http/envelope.ts';
import { invalid } from '../../server/operation/refused.ts';
import { type StreamFaultKind, type StreamFaults, streamFaultKinds } from './stream-fault.ts';
import { type DenialReason, denialReasons } from './stream-rights.model.ts';

export interface DevStreamOptions {
  faults: StreamFaults;
  clock: () => number;
}

/**
 * `POST /dev/streams/{id} {fault, reason?}`: sets the fault of a live stream from now on, null for
 * none; `reason` belongs to `denied`. `GET /dev/streams/{id}` shows it. For development and tests
 * only.
 */
export const devStreamRoutes = ({ faults, clock }: DevStreamOptions): Hono => {
  const app = new Hono();
  const show = (id: number) => accepted({ fault: faults.get(id) ?? null });
  app.get('/streams/:id{\\d{1,15}}', (c) => c.json(show(Number(c.req.param('id')))));
  app.post('/streams/:id{\\d{1,15}}', async (c) => {
    const id = Number(c.req.param('id'));
    const { fault, reason = 'no_day_bet_video_permission' }: { fault?: unknown; reason?: unknown } =
      (await c.req.json().catch(() => null)) ?? {};
    if (fault !== null && !streamFaultKinds.includes(fault as StreamFaultKind)) {
      throw invalid({ fault: ['one_of'] });
    }
    if (!denialReasons.includes(reason as DenialReason)) throw invalid({ reason: ['one_of'] });
    if (fault === null) faults.delete(id);
    else faults.set(id, { kind: fault as StreamFaultKind, since: clock(), reason: reason as DenialReason });
    return c.json(show(id));
  });
  return app;
};
