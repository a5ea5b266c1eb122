// Written by `pnpm generate` from openapi.yaml.
import { readCountry } from '../shapes/Country.ts';
import { readHorseRecord } from '../shapes/HorseRecord.ts';
import { readNextRun } from '../shapes/NextRun.ts';
import { readPerformance } from '../shapes/Performance.ts';
import { readPerson } from '../shapes/Person.ts';
import { readRaceType } from '../shapes/RaceType.ts';
import { integer, list, nullable, object, text, word } from '../../wire/shapes.ts';

export const readHorse = /*#__PURE__*/ object({ id: integer, performances: /*#__PURE__*/ list(readPerformance) }, { name: text, country: readCountry, race_type: readRaceType, age: /*#__PURE__*/ nullable(integer), sex: /*#__PURE__*/ word("M", "F", "G", null), sire: /*#__PURE__*/ nullable(text), dam: /*#__PURE__*/ nullable(text), trainer: /*#__PURE__*/ nullable(readPerson), owner: /*#__PURE__*/ nullable(text), form: /*#__PURE__*/ nullable(text), record: /*#__PURE__*/ nullable(readHorseRecord), next_run: /*#__PURE__*/ nullable(readNextRun) });
