// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readTickerLine } from '../../shapes/TickerLine.ts';
import { list } from '../../../wire/shapes.ts';

/** Short lines for the head of the page. */
export const getTickers = /*#__PURE__*/ operation('getTickers', '/v1/tickers', (client, path, input) => client.GET(path, input), /*#__PURE__*/ list(readTickerLine), { staleMs: 15000 });
