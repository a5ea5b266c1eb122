import type { components } from '../generated/schema.ts';
import {
  readFlag,
  readInstant,
  readInteger,
  readList,
  readObject,
  readOptional,
  readText,
  readWord,
  type Wire,
} from '../wire/read.ts';
import type { Person, Runner, WinOdds } from './race.types.ts';

type Schemas = components['schemas'];
type WireRunner = Wire<Schemas['Runner']>;

export const readRunner = (value: unknown): Runner => {
  const wire: WireRunner = readObject<Schemas['Runner']>(value, 'runner');
  const startNr = readInteger(wire, 'startnr');
  const status = readOptional(readWord, wire, 'status', ['NON_RUNNER'] as const);
  return {
    startNr,
    status,
    isRegular: status === null && startNr < 100,
    horse: readPerson(wire, 'horse'),
    rider: readOptional(readPerson, wire, 'rider'),
    originalRider: readOptional(readPerson, wire, 'original_rider'),
    trainer: readOptional(readPerson, wire, 'trainer'),
    owner: readOptional(readText, wire, 'owner'),
    age: readOptional(readInteger, wire, 'age'),
    sex: readOptional(readWord, wire, 'sex', ['M', 'F', 'G'] as const),
    weight: readOptional(readInteger, wire, 'weight'),
    distance: readOptional(readInteger, wire, 'distance'),
    draw: readOptional(readInteger, wire, 'draw'),
    form: readOptional(readText, wire, 'form'),
    rating: readOptional(readInteger, wire, 'rating'),
    blinkers: readFlag(wire, 'blinkers'),
    shoes: readOptional(readWord, wire, 'shoes', ['ALL', 'FRONT', 'BACK', 'NONE'] as const),
    odds: readWinOdds(wire.odds),
    place: readOptional(readInteger, wire, 'place'),
    incident: readOptional(readWord, wire, 'incident', ['DISQUALIFIED', 'FELL', 'PULLED_UP', 'UNSEATED'] as const),
  };
};

const readPerson = (runner: WireRunner, key: keyof WireRunner & string): Person => {
  const wire = readObject<Schemas['Person']>(runner[key], key);
  return { id: readInteger(wire, 'id'), name: readText(wire, 'name') };
};

const readWinOdds = (value: unknown): WinOdds => {
  const wire = readObject<Schemas['WinOdds']>(value, 'odds');
  return {
    current: readOptional(readInteger, wire, 'current'),
    previous: readOptional(readInteger, wire, 'previous'),
    reference: readOptional(readInteger, wire, 'reference'),
    oddsAt: readOptional(readInstant, wire, 'at'),
    history: readList(wire, 'history', readPastOdds),
  };
};

const readPastOdds = (value: unknown): WinOdds['history'][number] => {
  const wire = readObject<Schemas['WinOdds']['history'][number]>(value, 'history');
  return { at: readInstant(wire, 'at'), odds: readInteger(wire, 'odds') };
};
