import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { isApiError } from './api-error.ts';
import type { Answer, Api } from './create-api.ts';
import type { ApiArguments, ApiData, ApiInput, ApiOperation, OperationId } from './operation.ts';

/**
 * The prefix of all query keys of an operation: `invalidateQueries({ queryKey: apiKey(getVouchers)
 * })`.
 */
export const apiKey = ({ id }: ApiOperation): readonly [OperationId] => [id];

/** Whether the call had all its time without an answer. */
const isLate = (error: Error): boolean => (error.cause as Error | undefined)?.name === 'TimeoutError';

const policyOf = ({ staleMs, retry = 0 }: ApiOperation) => ({
  ...(staleMs === undefined ? {} : { staleTime: staleMs }),
  ...(retry > 0 && { retry: (failures: number, error: Error) => failures < retry && !isLate(error) }),
});

/** Query options of a read, with the stale time and the retries of the contract. */
export const apiQuery = <Id extends OperationId>(api: Api, operation: ApiOperation<Id>, ...[input]: ApiArguments<Id>) =>
  queryOptions({
    queryKey: [operation.id, input ?? {}] as const,
    queryFn: async ({ signal }): Promise<ApiData<Id>> => (await ask(api, operation, input, signal)).data,
    ...policyOf(operation),
  });

/** Like {@link apiQuery}, with the pagination of the list. */
export const apiPageQuery = <Id extends OperationId>(
  api: Api,
  operation: ApiOperation<Id>,
  ...[input]: ApiArguments<Id>
) =>
  queryOptions({
    queryKey: [operation.id, input ?? {}, 'page'] as const,
    queryFn: ({ signal }): Promise<Answer<ApiData<Id>>> => ask(api, operation, input, signal),
    ...policyOf(operation),
  });

const ask = async <Id extends OperationId>(
  api: Api,
  operation: ApiOperation<Id>,
  input: ApiInput<Id> | undefined,
  signal: AbortSignal,
): Promise<Answer<ApiData<Id>>> => {
  const call = (past: { cache?: RequestInit['cache'] }) =>
    api.call(operation, ...([{ ...input, signal, ...past }] as unknown as ApiArguments<Id>));
  try {
    return await call({});
  } catch (error) {
    if (!isApiError(error) || error.kind !== 'malformed') throw error;
    // A cache may store a truncated answer under the full answer's ETag, and repeat it for each
    // read.
    return call({ cache: 'reload' });
  }
};

/**
 * Mutation options of a call that changes something: `mutate({ body: { horseId } })`. Never retried
 * automatically.
 */
export const apiMutation = <Id extends OperationId>(api: Api, operation: ApiOperation<Id>) =>
  mutationOptions({
    mutationKey: [operation.id] as const,
    mutationFn: async (input: ApiInput<Id>): Promise<ApiData<Id>> =>
      (await api.call(operation, ...([input] as unknown as ApiArguments<Id>))).data,
    retry: false,
  });
