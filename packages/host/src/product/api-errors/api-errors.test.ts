import { ApiError } from '@paddock/api';
import { queryClient } from '@paddock/host';
import { type ApiFailure, onApiError } from '@paddock/host/shell';
import { MutationObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

let heard: ApiFailure[];
let stop: () => void;

beforeEach(() => {
  heard = [];
  stop = onApiError((failure) => heard.push(failure));
});
afterEach(() => {
  stop();
  queryClient.clear();
});

const refused = new ApiError({ kind: 'api', code: 'limit_reached', status: 422 });
const refuse = () => Promise.reject(refused);
const query = (options: Parameters<typeof queryClient.query>[0]) => queryClient.query(options).catch(() => {});
const mutate = (meta: { inlineErrors?: boolean }) =>
  new MutationObserver(queryClient, { mutationFn: refuse, meta }).mutate().catch(() => {});

describe('a call that fails', () => {
  test('[FAILURES-1] [FAILURES-3] is reported, whether it reads or changes', async () => {
    await query({ queryKey: ['a'], queryFn: refuse });
    await mutate({});
    expect(heard).toEqual([
      { error: refused, of: 'query', inlineErrors: false },
      { error: refused, of: 'mutation', inlineErrors: false },
    ]);
  });

  test('[FAILURES-3] is reported as inlineErrors where its own place shows it', async () => {
    await query({ queryKey: ['a'], queryFn: refuse, meta: { inlineErrors: true } });
    await mutate({ inlineErrors: true });
    expect(heard).toEqual([
      { error: refused, of: 'query', inlineErrors: true },
      { error: refused, of: 'mutation', inlineErrors: true },
    ]);
  });

  test('[FAILURES-4] is not one when nobody waits for its answer any more', async () => {
    const asked = query({ queryKey: ['a'], queryFn: () => new Promise(() => {}) });
    await queryClient.cancelQueries();
    await asked;
    expect(heard).toEqual([]);
  });

  test('[FAILURES-5] is reported with the default words when what failed is our own code', async () => {
    await query({ queryKey: ['a'], queryFn: () => Promise.reject(new TypeError('x is undefined')) });
    expect(heard[0]?.error).toMatchObject({ message: 'An error occurred, please try again later.', tag: 'TOTAL_FAIL' });
  });
});
