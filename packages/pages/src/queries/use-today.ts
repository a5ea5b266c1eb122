import { queryClient, serverNow } from '@paddock/host';
import { apiDate, type CalendarDate } from '@paddock/i18n';
import { useSyncExternalStore } from 'react';

const today = () => apiDate(serverNow());

// An answer tells the server's clock, and comes before its query is updated.
const followAnswers = (tell: () => void) =>
  queryClient.getQueryCache().subscribe(({ type }) => type === 'updated' && tell());

/**
 * Today in Europe/Berlin by the server's clock. Renders again when an answer brings another day.
 */
export const useToday = (): CalendarDate => useSyncExternalStore(followAnswers, today, today);
