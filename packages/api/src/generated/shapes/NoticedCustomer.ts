// Written by `pnpm generate` from openapi.yaml.
import { flag, object, word } from '../../wire/shapes.ts';

export const readNoticedCustomer = /*#__PURE__*/ object({ noticed: flag, step: /*#__PURE__*/ word("personal", "confirm", "password", "email", "mobile", "bank", null) });
