// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readVoucherDecision } from '../../shapes/VoucherDecision.ts';

/** Accept the banner bonus. */
export const acceptBannerBonus = /*#__PURE__*/ operation('acceptBannerBonus', '/v1/bonus/banner', (client, path, input) => client.POST(path, input), readVoucherDecision, { retry: 0 });
