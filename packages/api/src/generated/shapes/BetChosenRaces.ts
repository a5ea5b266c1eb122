// Written by `pnpm generate` from openapi.yaml.
import { readRaceId } from '../shapes/RaceId.ts';
import { list } from '../../wire/shapes.ts';

export const readBetChosenRaces = /*#__PURE__*/ list(readRaceId);
