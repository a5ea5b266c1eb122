import { serverNow, useCustomer } from '@paddock/host';
import { apiDate, type CalendarDate } from '@paddock/i18n';

/** Today in Europe/Berlin by the server's clock, as `booked_at` of the entries. */
export function useToday(): CalendarDate {
  // Renders again with the answer that first tells the server's clock.
  useCustomer();
  return apiDate(serverNow());
}
