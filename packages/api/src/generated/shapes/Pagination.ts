// Written by `pnpm generate` from openapi.yaml.
import { integer, object, text } from '../../wire/shapes.ts';

export const readPagination = /*#__PURE__*/ object({ count: integer, total: integer, perPage: integer, currentPage: integer, totalPages: integer, links: /*#__PURE__*/ object({  }, { next: text, previous: text }) });
