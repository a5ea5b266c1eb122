// Written by `pnpm generate` from openapi.yaml.
import { flag, object } from '../../wire/shapes.ts';

export const readNewsletterState = /*#__PURE__*/ object({ active: flag });
