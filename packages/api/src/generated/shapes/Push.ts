// Written by `pnpm generate` from openapi.yaml.
import { flag, nullable, object, text } from '../../wire/shapes.ts';

export const readPush = /*#__PURE__*/ object({ key: /*#__PURE__*/ nullable(text), is_on: flag });
