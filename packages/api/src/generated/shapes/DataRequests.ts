// Written by `pnpm generate` from openapi.yaml.
import { readKeptData } from '../shapes/KeptData.ts';
import { readPersonalDataRequest } from '../shapes/PersonalDataRequest.ts';
import { list, nullable, object } from '../../wire/shapes.ts';

export const readDataRequests = /*#__PURE__*/ object({ copy: /*#__PURE__*/ nullable(readPersonalDataRequest), erasure: /*#__PURE__*/ nullable(readPersonalDataRequest), kept: /*#__PURE__*/ list(readKeptData) });
