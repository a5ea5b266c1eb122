// Written by `pnpm generate` from openapi.yaml.
import { readPool } from '../shapes/Pool.ts';
import { readRaceId } from '../shapes/RaceId.ts';
import { readRaceStatus } from '../shapes/RaceStatus.ts';
import { list, object } from '../../wire/shapes.ts';

export const readRacePools = /*#__PURE__*/ object({ race_id: readRaceId, status: readRaceStatus, pools: /*#__PURE__*/ list(readPool) });
