import contract from '@paddock/api/openapi.json' with { type: 'json' };

type Examples = Record<string, { value?: unknown } | undefined>;

/** What the contract shows as the answer of an operation, in its envelope. Throws where it shows none. */
export function exampleOf(operation: string): object {
  const example = (contract.components.examples as Examples)[operation]?.value;
  if (!example) throw new Error(`the contract shows no answer of ${operation}`);
  return example as object;
}
