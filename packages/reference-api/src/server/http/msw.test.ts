import { http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/rigs/test-database.ts';
import { createReferenceApi } from '../create-reference-api.ts';

const own = createTestDatabase();
const server = setupServer();

beforeAll(async () => {
  const database = await own.open();
  const api = createReferenceApi({ database, clock: () => Date.parse('2026-11-21T15:00:00Z'), seed: 1 });
  server.use(http.all('http://page.test/api/*', ({ request }) => api.fetch(request)));
  server.listen();
});
afterAll(() => server.close());

test('[SERVER-21] answers what a page fetches, in the page’s own process', async () => {
  const answer = await fetch('http://page.test/api/v1/races/next');
  expect(await answer.json()).toMatchObject({ success: true, pagination: { perPage: 5 } });
  const refused = await fetch('http://page.test/api/v1/customer/me/favorites', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"horse_id":1}',
  });
  expect(refused.status).toBe(401);
});
