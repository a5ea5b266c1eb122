import type * as api from '@paddock/api';
import type { Race, StartNr } from '@paddock/wagers';
import { betHorsesOf } from './ticket-form/bet-horses.model.ts';

export interface FieldHorse {
  startNr: StartNr;
  /** Null if it is not known. */
  name: string | null;
  /** False for a non-runner. */
  runs: boolean;
}

/** The horses of one race of a ticket. */
export interface TicketField {
  /**
   * Distinguishes the race from the ticket's other races: "Rennen 3". Empty for a ticket on one
   * race.
   */
  label: string;
  /** The heading of the race's column: "R3". Default: the label. */
  short?: string;
  horses: readonly FieldHorse[];
}

/** The field of a race. */
export const fieldOf = (race: api.Race, label: string, short: string): TicketField => ({
  label,
  short,
  horses: betHorsesOf(race).map(({ startNr, name, runs }) => ({ startNr, name, runs })),
});

/** The race of each field, in the type for prices and draws. */
export const racesOf = (fields: readonly TicketField[]): Race[] =>
  fields.map(({ horses }) => {
    const numbers = (runs: boolean) => horses.filter((horse) => horse.runs === runs).map(({ startNr }) => startNr);
    return { starters: numbers(true).toSorted((a, b) => a - b), nonRunners: numbers(false) };
  });
