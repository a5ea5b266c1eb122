// Written by `pnpm generate` from openapi.yaml.
import { word } from '../../wire/shapes.ts';

export const readRegistrationStep = /*#__PURE__*/ word("personal", "confirm", "password", "email", "mobile", "bank");
