// Written by `pnpm generate` from openapi.yaml.
import { integer } from '../../wire/shapes.ts';

export const readOdds = integer;
