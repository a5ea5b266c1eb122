import { adult, calendarDate, required } from '@paddock/forms/rules';
import { serverNow } from '@paddock/host';
import { apiDate } from '@paddock/i18n';
import { pipe, string } from 'valibot';

/** The birthdate of an adult, on the server's day. */
export const birthdateEntries = {
  birthdate: pipe(
    string(),
    required(),
    calendarDate(),
    adult(() => apiDate(serverNow())),
  ),
};
