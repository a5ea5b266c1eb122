// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../client/operation.ts';
import { list } from '../../wire/shapes.ts';
import { readVoucher, readVoucherDecision } from '../shapes.ts';

/** The customer's vouchers, newest first. */
export const getVouchers = /*#__PURE__*/ operation('getVouchers', 'GET', '/v1/bonus/vouchers', /*#__PURE__*/ list(readVoucher), { staleMs: 30000 });

/** One voucher of the customer. */
export const getVoucher = /*#__PURE__*/ operation('getVoucher', 'GET', '/v1/bonus/vouchers/{id}', readVoucher, { staleMs: 30000 });

/** Accept a voucher. */
export const acceptVoucher = /*#__PURE__*/ operation('acceptVoucher', 'PUT', '/v1/bonus/vouchers/{id}/accept', readVoucherDecision, { retry: 0 });

/** Decline a voucher. */
export const declineVoucher = /*#__PURE__*/ operation('declineVoucher', 'PUT', '/v1/bonus/vouchers/{id}/decline', readVoucherDecision, { retry: 0 });

/** Turn a code into a voucher. */
export const redeemVoucherCode = /*#__PURE__*/ operation('redeemVoucherCode', 'POST', '/v1/bonus/vouchers/code', readVoucher, { retry: 0 });

/** Accept the banner bonus. */
export const acceptBannerBonus = /*#__PURE__*/ operation('acceptBannerBonus', 'POST', '/v1/bonus/banner', readVoucherDecision, { retry: 0 });
