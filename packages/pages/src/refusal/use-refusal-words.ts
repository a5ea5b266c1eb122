import { DEFAULT_ERROR_MESSAGE } from '@paddock/api';
import { useTranslation } from 'react-i18next';
import type { ServerRefusal } from './refusal.model.ts';

/** Explains why a call was refused, in the language of the page. */
export function useRefusalWords(): (refusal: ServerRefusal) => string {
  const { t } = useTranslation('pages');
  return ({ status, code, message }) => {
    // Without an answer there is no status. The server's messages are in the requested language.
    const isRefusal = (status ?? 500) < 500 || code === 'lugas_unavailable';
    return isRefusal && message !== DEFAULT_ERROR_MESSAGE ? message : t('refusal.failed');
  };
}
