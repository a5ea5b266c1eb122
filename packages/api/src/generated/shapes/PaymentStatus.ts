// Written by `pnpm generate` from openapi.yaml.
import { word } from '../../wire/shapes.ts';

export const readPaymentStatus = /*#__PURE__*/ word("pending", "success", "error", "decline", "exception", "cancel");
