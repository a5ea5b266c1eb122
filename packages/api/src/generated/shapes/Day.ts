// Written by `pnpm generate` from openapi.yaml.
import { day } from '../../wire/shapes.ts';

export const readDay = day;
