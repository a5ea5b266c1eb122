import { useQuery } from '@tanstack/react-query';
import { paymentTypesQuery } from './money.queries.ts';

/** The name of a provider in the language of the page; its code while the names are not loaded. */
export function useProviderName(provider: string): string {
  const { data } = useQuery(paymentTypesQuery);
  return data?.find((type) => type.provider === provider)?.name ?? provider;
}
