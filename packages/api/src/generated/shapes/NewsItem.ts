// Written by `pnpm generate` from openapi.yaml.
import { readHtml } from '../shapes/Html.ts';
import { readNewsType } from '../shapes/NewsType.ts';
import { instant, integer, nullable, object, text } from '../../wire/shapes.ts';

export const readNewsItem = /*#__PURE__*/ object({ id: integer, type: readNewsType, title: text, teaser: text, html: readHtml, page: /*#__PURE__*/ nullable(text), published_at: instant, valid_until: /*#__PURE__*/ nullable(instant) });
