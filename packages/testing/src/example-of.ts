import contract from '@paddock/api/openapi.json' with { type: 'json' };

type Examples = Record<string, { value?: { data?: unknown } } | undefined>;

/** The data of the contract's example of an operation's answer. Throws if there is none. */
export function exampleOf(operation: string): object {
  const example = (contract.components.examples as Examples)[operation]?.value?.data;
  if (!example) throw new Error(`the contract shows no answer of ${operation}`);
  return example as object;
}
