import { ApiError } from '@paddock/api';
import { queryClient } from '@paddock/host';
import { loadOrNotFound } from '@paddock/pages';
import { QueryObserver } from '@tanstack/react-query';
import { describe, expect, test, vi } from 'vitest';

const refused = (status: number) => new ApiError({ kind: 'api', status });
const query = (queryFn: () => Promise<string>) => ({ queryKey: ['race', 7], queryFn, staleTime: 0 });
const thrownBy = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (thrown: unknown) => thrown,
  );

describe('[QUERY-1] [QUERY-2] [QUERY-3] [QUERY-4] the loader of a page about one thing', () => {
  test('waits for it, and then has it', async () => {
    await loadOrNotFound(query(async () => 'a race'));
    expect(queryClient.getQueryData(['race', 7])).toBe('a race');
  });

  test.each([404, 400])('throws the 404 answer where the API refuses with %i', async (status) => {
    const thrown = await thrownBy(loadOrNotFound(query(() => Promise.reject(refused(status)))));
    expect(thrown).toMatchObject({ init: { status: 404 } });
  });

  test.each([500, 429])('leaves a refusal with %i to the page', async (status) => {
    expect(await thrownBy(loadOrNotFound(query(() => Promise.reject(refused(status)))))).toBeNull();
  });

  test('[QUERY-10] leads to a page that does not ask again at once, but at the next visit', async () => {
    const ask = vi.fn(() => Promise.reject(refused(502)));
    const visit = async () => {
      await loadOrNotFound(query(ask));
      const observer = new QueryObserver(queryClient, query(ask));
      const leave = observer.subscribe(() => {});
      expect(observer.getCurrentResult().status).toBe('error');
      leave();
    };
    await visit();
    await visit();
    expect(ask).toHaveBeenCalledTimes(2);
  });

  test('does not wait for what is known already, and reads it again in the background', async () => {
    queryClient.setQueryData(['race', 7], 'as it was');
    const answer = Promise.withResolvers<string>();
    await loadOrNotFound(query(() => answer.promise));
    expect(queryClient.getQueryData(['race', 7])).toBe('as it was');
    answer.resolve('as it is');
    await vi.waitFor(() => expect(queryClient.getQueryData(['race', 7])).toBe('as it is'), 10_000);
  });
});
