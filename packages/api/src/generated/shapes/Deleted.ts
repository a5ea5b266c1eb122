// Written by `pnpm generate` from openapi.yaml.
import { flag, object } from '../../wire/shapes.ts';

export const readDeleted = /*#__PURE__*/ object({ deleted: flag });
