import {
  type ApiData,
  ApiError,
  type ApiInput,
  type ApiOperation,
  apiMutation,
  isApiError,
  type OperationId,
} from '@paddock/api';
import { api } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';
import { useMutation } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';

/** Refusals for which these modals have their own text. */
const SAID = [
  'birthdate_mismatch',
  'under_age',
  'voucher_not_open',
  'lugas_unavailable',
  'schufa_checked_date',
] as const;
const isSaid = (code: string | null): code is (typeof SAID)[number] => (SAID as readonly unknown[]).includes(code);

const inOurWords = (t: TFunction<'shell'>, thrown: unknown): unknown => {
  if (!isApiError(thrown)) return thrown;
  const { kind, code, status, validation } = thrown;
  const message = kind !== 'api' ? t('apiError.text') : isSaid(code) ? t(`modals.refused.${code}`) : thrown.message;
  return new ApiError({ kind, code, status, validation, message, cause: thrown });
};

/**
 * A call of a modal. The modal shows the failure itself, so there is no alert. The thrown ApiError
 * has a message in the language of the page.
 */
export function useModalCall<Id extends OperationId>(
  operation: ApiOperation<Id>,
  more: { onSettled?: (answer: unknown, error: Error | null) => void } = {},
) {
  const { t } = useTranslation('shell');
  const { mutationFn, ...options } = apiMutation(api, operation);
  return useMutation<ApiData<Id>, Error, ApiInput<Id>>(
    withInlineErrors({
      ...options,
      ...more,
      mutationFn: (input, context) =>
        (mutationFn as NonNullable<typeof mutationFn>)(input, context).catch((thrown: unknown) => {
          throw inOurWords(t, thrown);
        }),
    }),
  );
}
