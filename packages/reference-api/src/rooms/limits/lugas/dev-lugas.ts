import { Hono } from 'hono';
import type { Database } from '../../../server/database/open-database.ts';
import { accepted } from '../../../server/http/envelope.ts';
import { invalid } from '../../../server/operation/refused.ts';
import { isCentralFileDown, setCentralFileDown } from './central-file.ts';

/**
 * `GET /dev/lugas`, `POST /dev/lugas {down: boolean}`: takes the central file down or up. For
 * development and tests only.
 */
export const devLugasRoutes = (database: Database): Hono => {
  const app = new Hono();
  const show = async () => accepted({ down: await isCentralFileDown(database) });
  app.get('/lugas', async (c) => c.json(await show()));
  app.post('/lugas', async (c) => {
    const body: { down?: unknown } | null = await c.req.json().catch(() => null);
    if (typeof body?.down !== 'boolean') throw invalid({ down: ['boolean'] });
    await setCentralFileDown(database, body.down);
    return c.json(await show());
  });
  return app;
};
