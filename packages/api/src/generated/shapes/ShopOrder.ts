// Written by `pnpm generate` from openapi.yaml.
import { instant, integer, nullable, object, text, word } from '../../wire/shapes.ts';

export const readShopOrder = /*#__PURE__*/ object({ id: integer, product_id: integer, title: text, quantity: integer, points: integer, status: /*#__PURE__*/ word("ordered", "sent"), ordered_at: instant, sent_at: /*#__PURE__*/ nullable(instant) });
