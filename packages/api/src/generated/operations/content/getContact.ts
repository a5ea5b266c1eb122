// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readContact } from '../../shapes/Contact.ts';

/** How to reach us. */
export const getContact = /*#__PURE__*/ operation('getContact', '/v1/contact', (client, path, input) => client.GET(path, input), readContact, { staleMs: 300000 });
