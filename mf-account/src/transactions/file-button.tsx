import { isApiError } from '@paddock/api';
import { Button } from '@paddock/ui/button';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../shared/files/save-file.ts';
import { RefusalText } from '../shared/refusal/refusal-text.tsx';
import { csvMutation } from './transactions.queries.ts';
import type { TransactionsChoice } from './transactions-choice.model.ts';

/** Without it, a spreadsheet reads umlauts wrongly. The decoder of answers drops the server's. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Downloads the chosen entries as a file from the server. */
export function FileButton({ choice }: { choice: TransactionsChoice }) {
  const { t } = useTranslation('mf-account');
  const { mutate, isPending, error } = useMutation({
    ...csvMutation,
    // The customer may have chosen other days by now.
    onSuccess: (text, { from, to }) =>
      saveFile(t('transactions.file', { from, to }), 'text/csv', BYTE_ORDER_MARK + text),
  });
  return (
    <>
      <Button pending={isPending} onClick={() => mutate(choice)}>
        {t('transactions.save')}
      </Button>
      {isApiError(error) && <RefusalText refusal={error} />}
    </>
  );
}
