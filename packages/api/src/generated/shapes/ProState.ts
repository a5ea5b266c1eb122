// Written by `pnpm generate` from openapi.yaml.
import { flag, object } from '../../wire/shapes.ts';

export const readProState = /*#__PURE__*/ object({ is_pro: flag });
