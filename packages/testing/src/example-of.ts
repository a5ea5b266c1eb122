import contract from '@paddock/api/openapi.json' with { type: 'json' };

type Examples = Record<string, { value?: unknown } | undefined>;

/** The contract's example of an operation's answer, in its envelope. Throws if there is none. */
export function exampleOf(operation: string): object {
  const example = (contract.components.examples as Examples)[operation]?.value;
  if (!example) throw new Error(`the contract shows no answer of ${operation}`);
  return example as object;
}
