// Written by `pnpm generate` from openapi.yaml.
import { readRegisterCountry } from '../shapes/RegisterCountry.ts';
import { readRegisterNationality } from '../shapes/RegisterNationality.ts';
import { readRegisterSource } from '../shapes/RegisterSource.ts';
import { list, object } from '../../wire/shapes.ts';

export const readRegisterOptions = /*#__PURE__*/ object({ countries: /*#__PURE__*/ list(readRegisterCountry), nationalities: /*#__PURE__*/ list(readRegisterNationality), registerSources: /*#__PURE__*/ list(readRegisterSource) });
