// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readContentPage } from '../../shapes/ContentPage.ts';

/** A content page. */
export const getPage = /*#__PURE__*/ operation('getPage', '/v1/pages/{name}', (client, path, input) => client.GET(path, input), readContentPage, { staleMs: 300000 });
