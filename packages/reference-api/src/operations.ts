import { addressOperations } from './address/address.operations.ts';
import { authOperations } from './auth/auth.operations.ts';
import { betOperations } from './bets/bet.operations.ts';
import { contentOperations } from './content/content.operations.ts';
import { customerOperations } from './customers/customer.operations.ts';
import { favoriteOperations } from './favorites/favorite.operations.ts';
import { noteOperations } from './favorites/note.operations.ts';
import { leagueOperations } from './league/league.operations.ts';
import { limitOperations } from './limits/limit.operations.ts';
import { loyaltyOperations } from './loyalty/loyalty.operations.ts';
import { lugasOperations } from './lugas/lugas.operations.ts';
import { messengerOperations } from './messenger/messenger.operations.ts';
import { paymentOperations } from './money/payment.operations.ts';
import { transactionOperations } from './money/transaction.operations.ts';
import { newsletterOperations } from './newsletter/newsletter.operations.ts';
import type { Operations } from './operation/operation.types.ts';
import type { Server } from './operation/server.ts';
import { changeOperations } from './races/changes.operations.ts';
import { horseOperations } from './races/horse.operations.ts';
import { marketOperations } from './races/market.operations.ts';
import { overviewOperations } from './races/overview.operations.ts';
import { raceOperations } from './races/race.operations.ts';
import { searchOperations } from './races/search.operations.ts';
import { registrationOperations } from './registration/registration.operations.ts';
import { registrationV2Operations } from './registration/registration-v2.operations.ts';
import { shopOperations } from './shop/shop.operations.ts';
import { streamOperations } from './streams/stream.operations.ts';
import { teamBetOperations } from './team-bets/team-bet.operations.ts';
import { voucherOperations } from './vouchers/voucher.operations.ts';
import { wheelOperations } from './wheel/wheel.operations.ts';

/** Every operation of the contract, by room. */
export const createOperations = (server: Server): Operations => ({
  ...changeOperations(server),
  ...horseOperations(server),
  ...marketOperations(server),
  ...overviewOperations(server),
  ...raceOperations(server),
  ...searchOperations(server),
  ...authOperations(server),
  ...customerOperations(server),
  ...voucherOperations(server),
  ...messengerOperations(server),
  ...favoriteOperations(server),
  ...noteOperations(server),
  ...limitOperations(server),
  ...lugasOperations(server),
  ...betOperations(server),
  ...teamBetOperations(server),
  ...loyaltyOperations(server),
  ...wheelOperations(server),
  ...shopOperations(server),
  ...leagueOperations(server),
  ...paymentOperations(server),
  ...transactionOperations(server),
  ...registrationOperations(server),
  ...registrationV2Operations(server),
  ...newsletterOperations(server),
  ...addressOperations(),
  ...contentOperations(server),
  ...streamOperations(server),
});
