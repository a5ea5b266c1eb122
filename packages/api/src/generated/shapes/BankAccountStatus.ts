// Written by `pnpm generate` from openapi.yaml.
import { word } from '../../wire/shapes.ts';

export const readBankAccountStatus = /*#__PURE__*/ word("none", "pending", "validated");
