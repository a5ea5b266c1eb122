// Written by `pnpm generate` from openapi.yaml.
import { word } from '../../wire/shapes.ts';

export const readVoucherStatus = /*#__PURE__*/ word("open", "accepted", "declined", "used", "expired");
