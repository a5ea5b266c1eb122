import { type ApiData, apiMutation } from '@paddock/api';
import { excludeMe } from '@paddock/api/customer';
import { api } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';

export type Exclusion = ApiData<'excludeMe'>;

/**
 * Excludes the customer and pays the balance out. Idempotent: a repeated call neither shortens the
 * exclusion nor pays twice. The question shows a refusal.
 */
export const excludeMutation = withInlineErrors(apiMutation(api, excludeMe));
