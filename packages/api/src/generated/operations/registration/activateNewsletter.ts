// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readNewsletterState } from '../../shapes/NewsletterState.ts';

/** Activates a newsletter subscription. */
export const activateNewsletter = /*#__PURE__*/ operation('activateNewsletter', '/v1/customer/newsletter/activate/{token}', (client, path, input) => client.GET(path, input), readNewsletterState, { staleMs: 0 });
