// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readContactReceipt } from '../../shapes/ContactReceipt.ts';

/** Send us a message. */
export const sendContact = /*#__PURE__*/ operation('sendContact', '/v1/contact', (client, path, input) => client.POST(path, input), readContactReceipt, { retry: 0 });
