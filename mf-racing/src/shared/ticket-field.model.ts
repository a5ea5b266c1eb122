import type { Race, Startnr } from '@paddock/wagers';

export interface FieldHorse {
  startNr: Startnr;
  /** Null if it is not known. */
  name: string | null;
  /** False for a non-runner. */
  runs: boolean;
}

/** The horses of one race of a ticket. */
export interface TicketField {
  /** Names the race among those of the ticket: "Rennen 3". Empty for a ticket on one race. */
  label: string;
  /** The head of the race's column: "R3". Default: the label. */
  short?: string;
  horses: readonly FieldHorse[];
}

/** The race of each field, as a price or a draw needs it. */
export const racesOf = (fields: readonly TicketField[]): Race[] =>
  fields.map(({ horses }) => {
    const numbers = (runs: boolean) => horses.filter((horse) => horse.runs === runs).map(({ startNr }) => startNr);
    return { starters: numbers(true).toSorted((a, b) => a - b), nonRunners: numbers(false) };
  });
