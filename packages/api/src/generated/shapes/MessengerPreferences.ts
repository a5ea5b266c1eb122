// Written by `pnpm generate` from openapi.yaml.
import { readMessengerPreference } from '../shapes/MessengerPreference.ts';
import { list, object } from '../../wire/shapes.ts';

export const readMessengerPreferences = /*#__PURE__*/ object({ country: /*#__PURE__*/ list(readMessengerPreference), race_type: /*#__PURE__*/ list(readMessengerPreference), types: /*#__PURE__*/ list(readMessengerPreference) });
