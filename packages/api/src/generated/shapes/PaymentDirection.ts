// Written by `pnpm generate` from openapi.yaml.
import { word } from '../../wire/shapes.ts';

export const readPaymentDirection = /*#__PURE__*/ word("deposit", "withdrawal");
