// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../client/operation.ts';
import { list } from '../../wire/shapes.ts';
import { readLeagueCampaign, readLeagueRanking, readLeagueStatus, readLeagueTrack, readLoyaltyMembership, readLoyaltyTransaction, readShopCategory, readShopOrder, readShopOrderPlaced, readShopProduct, readVoucher, readVoucherDecision, readWettstarsConversion, readWheel, readWheelWin } from '../shapes.ts';

/** The customer's vouchers, newest first. */
export const getVouchers = /*#__PURE__*/ operation('getVouchers', '/v1/bonus/vouchers', (client, path, input) => client.GET(path, input), /*#__PURE__*/ list(readVoucher), { staleMs: 30000 });

/** One voucher of the customer. */
export const getVoucher = /*#__PURE__*/ operation('getVoucher', '/v1/bonus/vouchers/{id}', (client, path, input) => client.GET(path, input), readVoucher, { staleMs: 30000 });

/** Accept a voucher. */
export const acceptVoucher = /*#__PURE__*/ operation('acceptVoucher', '/v1/bonus/vouchers/{id}/accept', (client, path, input) => client.PUT(path, input), readVoucherDecision, { retry: 0 });

/** Decline a voucher. */
export const declineVoucher = /*#__PURE__*/ operation('declineVoucher', '/v1/bonus/vouchers/{id}/decline', (client, path, input) => client.PUT(path, input), readVoucherDecision, { retry: 0 });

/** Turn a code into a voucher. */
export const redeemVoucherCode = /*#__PURE__*/ operation('redeemVoucherCode', '/v1/bonus/vouchers/code', (client, path, input) => client.POST(path, input), readVoucher, { retry: 0 });

/** Accept the banner bonus. */
export const acceptBannerBonus = /*#__PURE__*/ operation('acceptBannerBonus', '/v1/bonus/banner', (client, path, input) => client.POST(path, input), readVoucherDecision, { retry: 0 });

/** What wettstars came and went, newest first. */
export const getLoyaltyTransactions = /*#__PURE__*/ operation('getLoyaltyTransactions', '/v1/customer/me/loyalty/transactions', (client, path, input) => client.GET(path, input), /*#__PURE__*/ list(readLoyaltyTransaction), { staleMs: 0 });

/** Turn all wettstars into money. */
export const convertWettstars = /*#__PURE__*/ operation('convertWettstars', '/v1/customer/me/loyalty/convert', (client, path, input) => client.GET(path, input), readWettstarsConversion, { staleMs: 0, retry: 0 });

/** Join the bonus programme. */
export const enrollLoyalty = /*#__PURE__*/ operation('enrollLoyalty', '/v1/customer/me/loyalty/enroll', (client, path, input) => client.POST(path, input), readLoyaltyMembership, { retry: 0 });

/** What the wheel of fortune can give. */
export const getWheelItems = /*#__PURE__*/ operation('getWheelItems', '/v1/wheel/items', (client, path, input) => client.GET(path, input), readWheel, { staleMs: 60000 });

/** Turn the wheel. */
export const winWheel = /*#__PURE__*/ operation('winWheel', '/v1/wheel/win', (client, path, input) => client.POST(path, input), readWheelWin, { retry: 0 });

/** Categories of the wettstar shop. */
export const getShopCategories = /*#__PURE__*/ operation('getShopCategories', '/v1/shop/categories', (client, path, input) => client.GET(path, input), /*#__PURE__*/ list(readShopCategory), { staleMs: 300000 });

/** Products of the wettstar shop. */
export const getShopProducts = /*#__PURE__*/ operation('getShopProducts', '/v1/shop/products', (client, path, input) => client.GET(path, input), /*#__PURE__*/ list(readShopProduct), { staleMs: 60000 });

/** One product of the shop. */
export const getShopProduct = /*#__PURE__*/ operation('getShopProduct', '/v1/shop/products/{id}', (client, path, input) => client.GET(path, input), readShopProduct, { staleMs: 60000 });

/** The customer's orders, newest first. */
export const getShopOrders = /*#__PURE__*/ operation('getShopOrders', '/v1/shop/orders', (client, path, input) => client.GET(path, input), /*#__PURE__*/ list(readShopOrder), { staleMs: 0 });

/** Order a product for wettstars. */
export const orderShopProduct = /*#__PURE__*/ operation('orderShopProduct', '/v1/shop/orders', (client, path, input) => client.POST(path, input), readShopOrderPlaced, { retry: 0 });

/** Seasons of the wettstar league, newest first. */
export const getLeagueCampaigns = /*#__PURE__*/ operation('getLeagueCampaigns', '/v1/league/campaigns', (client, path, input) => client.GET(path, input), /*#__PURE__*/ list(readLeagueCampaign), { staleMs: 300000 });

/** Who leads a season. */
export const getLeagueRankings = /*#__PURE__*/ operation('getLeagueRankings', '/v1/league/rankings', (client, path, input) => client.GET(path, input), /*#__PURE__*/ list(readLeagueRanking), { staleMs: 60000 });

/** Where the customer stands in the running season. */
export const getLeagueStatus = /*#__PURE__*/ operation('getLeagueStatus', '/v1/league/status', (client, path, input) => client.GET(path, input), readLeagueStatus, { staleMs: 30000 });

/** Join the league under a nickname. */
export const enrollLeague = /*#__PURE__*/ operation('enrollLeague', '/v1/league/enroll', (client, path, input) => client.POST(path, input), readLeagueStatus, { retry: 0 });

/** Tracks of today's races, whose bets earn points for the league. */
export const getLeagueTracks = /*#__PURE__*/ operation('getLeagueTracks', '/v1/league/tracks', (client, path, input) => client.GET(path, input), /*#__PURE__*/ list(readLeagueTrack), { staleMs: 300000 });
