import { differenceInYears } from 'date-fns/differenceInYears';
import { utc } from '../../world/day/zone.ts';

/** The minimum age. */
export const MIN_AGE = 18;

/** Full years on a day, both `YYYY-MM-DD`. A birthday on 29 February counts from 1 March on. */
export const ageOn = (birthdate: string, today: string): number => differenceInYears(today, birthdate, { in: utc });

/**
 * Whether somebody is 18 or older. Both days are `YYYY-MM-DD`; `today` is the one in Europe/Berlin.
 */
export const isAdult = (birthdate: string, today: string): boolean => ageOn(birthdate, today) >= MIN_AGE;
