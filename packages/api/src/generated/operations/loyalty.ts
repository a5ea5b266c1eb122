// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../client/operation.ts';
import { flag, instant, integer, list, nullable, object, text, word } from '../../wire/shapes.ts';

const readVoucherType = /*#__PURE__*/ word("banner", "bonus");
const readVoucherStatus = /*#__PURE__*/ word("open", "accepted", "declined", "used", "expired");
const readVoucher = /*#__PURE__*/ object({ id: integer, type: readVoucherType, status: readVoucherStatus, title: text, text: text, amount: integer, page: text, valid_from: instant, valid_until: instant, decided_at: /*#__PURE__*/ nullable(instant), used_at: /*#__PURE__*/ nullable(instant) });
const readVoucherDecision = /*#__PURE__*/ object({ voucher: readVoucher, account_balance: integer });
const readLoyaltyTransaction = /*#__PURE__*/ object({ id: integer, type: /*#__PURE__*/ word("earned", "converted", "wheel", "order", "gift"), points: integer, balance: integer, created_at: instant });
const readWettstarsConversion = /*#__PURE__*/ object({ account_balance: integer, customer_points: integer });
const readLoyaltyMembership = /*#__PURE__*/ object({ bonuspoints: integer, bonuspoints_status: flag });
const readWheelItem = /*#__PURE__*/ object({ id: integer, title: text, type: /*#__PURE__*/ word("points", "voucher"), points: /*#__PURE__*/ nullable(integer), amount: /*#__PURE__*/ nullable(integer) });
const readWheel = /*#__PURE__*/ object({ items: /*#__PURE__*/ list(readWheelItem), next_spin_at: /*#__PURE__*/ nullable(instant) });
const readWheelWin = /*#__PURE__*/ object({ item: readWheelItem, customer_points: integer, voucher_id: /*#__PURE__*/ nullable(integer), next_spin_at: instant });
const readShopCategory = /*#__PURE__*/ object({ id: integer, title: text });
const readShopProduct = /*#__PURE__*/ object({ id: integer, category_id: integer, title: text, text: text, points: integer, stock: integer, image: /*#__PURE__*/ nullable(text) });
const readShopOrder = /*#__PURE__*/ object({ id: integer, product_id: integer, title: text, quantity: integer, points: integer, status: /*#__PURE__*/ word("ordered", "sent"), ordered_at: instant, sent_at: /*#__PURE__*/ nullable(instant) });
const readShopOrderPlaced = /*#__PURE__*/ object({ order: readShopOrder, customer_points: integer });
const readLeagueCampaign = /*#__PURE__*/ object({ id: integer, title: text, status: /*#__PURE__*/ word("upcoming", "running", "finished"), starts_at: instant, ends_at: instant });
const readLeagueRanking = /*#__PURE__*/ object({ id: integer, rank: integer, nickname: text, points: integer, is_me: flag });
const readLeagueStatus = /*#__PURE__*/ object({ campaign_id: integer, enrolled: flag, nickname: /*#__PURE__*/ nullable(text), rank: /*#__PURE__*/ nullable(integer), points: integer });
const readLeagueTrack = /*#__PURE__*/ object({ id: integer, name: text, country: text, meeting_id: integer, race_type: /*#__PURE__*/ word("T", "H"), racecount: integer });

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
