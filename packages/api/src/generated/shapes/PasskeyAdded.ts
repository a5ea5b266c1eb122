// Written by `pnpm generate` from openapi.yaml.
import { readPasskeyId } from '../shapes/PasskeyId.ts';
import { object } from '../../wire/shapes.ts';

export const readPasskeyAdded = /*#__PURE__*/ object({ id: readPasskeyId });
