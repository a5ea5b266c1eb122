// Written by `pnpm generate` from openapi.yaml.
import { flag, nullable, object, text } from '../../wire/shapes.ts';

export const readTermsConditions = /*#__PURE__*/ object({ version: text, accepted_version: /*#__PURE__*/ nullable(text), terms_and_conditions: flag });
