// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readNewsletterState } from '../../shapes/NewsletterState.ts';

/** Subscribes to the newsletter. */
export const subscribeNewsletter = /*#__PURE__*/ operation('subscribeNewsletter', '/v1/customer/newsletter', (client, path, input) => client.POST(path, input), readNewsletterState);
