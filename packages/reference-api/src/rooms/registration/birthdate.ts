import { formats } from '../../server/operation/contract.ts';
import type { Validation } from '../../server/operation/refused.ts';
import { todayAt } from '../../world/day/race-days.ts';
import { isAdult } from '../customer/age.ts';

/** Converts `DD-MM-YYYY` (core §9) to `YYYY-MM-DD`; leaves the latter unchanged. */
export const storedBirthdate = (birthdate: string): string => birthdate.replace(/^(\d\d)-(\d\d)-(\d{4})$/, '$3-$2-$1');

/** The schema knows both forms, but not the calendar. */
export const birthdateFaults = (birthdate: string | undefined, now: number): Validation => {
  if (birthdate === undefined) return {};
  const day = storedBirthdate(birthdate);
  if (!formats.date(day)) return { birthdate: ['date'] };
  return isAdult(day, todayAt(now)) ? {} : { birthdate: ['age'] };
};
