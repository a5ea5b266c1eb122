// Written by `pnpm generate` from openapi.yaml.
import { word } from '../../wire/shapes.ts';

export const readNewsType = /*#__PURE__*/ word(1, 2);
