// Written by `pnpm generate` from openapi.yaml.
import { instant } from '../../wire/shapes.ts';

export const readValidUntil = instant;
