// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../client/operation.ts';
import { list } from '../../wire/shapes.ts';
import { readLeagueCampaign, readLeagueRanking, readLeagueStatus, readLeagueTrack, readLoyaltyMembership, readLoyaltyTransaction, readShopCategory, readShopOrder, readShopOrderPlaced, readShopProduct, readVoucher, readVoucherDecision, readWettstarsConversion, readWheel, readWheelWin } from '../shapes.ts';

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

/** What wettstars came and went, newest first. */
export const getLoyaltyTransactions = /*#__PURE__*/ operation('getLoyaltyTransactions', 'GET', '/v1/customer/me/loyalty/transactions', /*#__PURE__*/ list(readLoyaltyTransaction), { staleMs: 0 });

/** Turn all wettstars into money. */
export const convertWettstars = /*#__PURE__*/ operation('convertWettstars', 'GET', '/v1/customer/me/loyalty/convert', readWettstarsConversion, { staleMs: 0, retry: 0 });

/** Join the bonus programme. */
export const enrollLoyalty = /*#__PURE__*/ operation('enrollLoyalty', 'POST', '/v1/customer/me/loyalty/enroll', readLoyaltyMembership, { retry: 0 });

/** What the wheel of fortune can give. */
export const getWheelItems = /*#__PURE__*/ operation('getWheelItems', 'GET', '/v1/wheel/items', readWheel, { staleMs: 60000 });

/** Turn the wheel. */
export const winWheel = /*#__PURE__*/ operation('winWheel', 'POST', '/v1/wheel/win', readWheelWin, { retry: 0 });

/** Categories of the wettstar shop. */
export const getShopCategories = /*#__PURE__*/ operation('getShopCategories', 'GET', '/v1/shop/categories', /*#__PURE__*/ list(readShopCategory), { staleMs: 300000 });

/** Products of the wettstar shop. */
export const getShopProducts = /*#__PURE__*/ operation('getShopProducts', 'GET', '/v1/shop/products', /*#__PURE__*/ list(readShopProduct), { staleMs: 60000 });

/** One product of the shop. */
export const getShopProduct = /*#__PURE__*/ operation('getShopProduct', 'GET', '/v1/shop/products/{id}', readShopProduct, { staleMs: 60000 });

/** The customer's orders, newest first. */
export const getShopOrders = /*#__PURE__*/ operation('getShopOrders', 'GET', '/v1/shop/orders', /*#__PURE__*/ list(readShopOrder), { staleMs: 0 });

/** Order a product for wettstars. */
export const orderShopProduct = /*#__PURE__*/ operation('orderShopProduct', 'POST', '/v1/shop/orders', readShopOrderPlaced, { retry: 0 });

/** Seasons of the wettstar league, newest first. */
export const getLeagueCampaigns = /*#__PURE__*/ operation('getLeagueCampaigns', 'GET', '/v1/league/campaigns', /*#__PURE__*/ list(readLeagueCampaign), { staleMs: 300000 });

/** Who leads a season. */
export const getLeagueRankings = /*#__PURE__*/ operation('getLeagueRankings', 'GET', '/v1/league/rankings', /*#__PURE__*/ list(readLeagueRanking), { staleMs: 60000 });

/** Where the customer stands in the running season. */
export const getLeagueStatus = /*#__PURE__*/ operation('getLeagueStatus', 'GET', '/v1/league/status', readLeagueStatus, { staleMs: 30000 });

/** Join the league under a nickname. */
export const enrollLeague = /*#__PURE__*/ operation('enrollLeague', 'POST', '/v1/league/enroll', readLeagueStatus, { retry: 0 });

/** Tracks of today's races, whose bets earn points for the league. */
export const getLeagueTracks = /*#__PURE__*/ operation('getLeagueTracks', 'GET', '/v1/league/tracks', /*#__PURE__*/ list(readLeagueTrack), { staleMs: 300000 });
