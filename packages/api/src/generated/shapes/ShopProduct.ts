// Written by `pnpm generate` from openapi.yaml.
import { integer, nullable, object, text } from '../../wire/shapes.ts';

export const readShopProduct = /*#__PURE__*/ object({ id: integer, category_id: integer, title: text, text: text, points: integer, stock: integer, image: /*#__PURE__*/ nullable(text) });
