import { authOperations } from '../rooms/auth/auth.operations.ts';
import { betOperations } from '../rooms/bets/bet.operations.ts';
import { teamBetOperations } from '../rooms/bets/team-bets/team-bet.operations.ts';
import { contentOperations } from '../rooms/content/content.operations.ts';
import { customerOperations } from '../rooms/customer/customer.operations.ts';
import { favoriteOperations } from '../rooms/favorites/favorite.operations.ts';
import { noteOperations } from '../rooms/favorites/note.operations.ts';
import { breakOperations } from '../rooms/limits/break/break.operations.ts';
import { limitOperations } from '../rooms/limits/limit.operations.ts';
import { lugasOperations } from '../rooms/limits/lugas/lugas.operations.ts';
import { leagueOperations } from '../rooms/loyalty/league/league.operations.ts';
import { loyaltyOperations } from '../rooms/loyalty/loyalty.operations.ts';
import { shopOperations } from '../rooms/loyalty/shop/shop.operations.ts';
import { voucherOperations } from '../rooms/loyalty/vouchers/voucher.operations.ts';
import { wheelOperations } from '../rooms/loyalty/wheel/wheel.operations.ts';
import { messengerOperations } from '../rooms/messenger/messenger.operations.ts';
import { paymentOperations } from '../rooms/payments/payment.operations.ts';
import { transactionOperations } from '../rooms/payments/transaction.operations.ts';
import { changeOperations } from '../rooms/races/changes.operations.ts';
import { horseOperations } from '../rooms/races/horse.operations.ts';
import { marketOperations } from '../rooms/races/market.operations.ts';
import { overviewOperations } from '../rooms/races/overview.operations.ts';
import { raceOperations } from '../rooms/races/race.operations.ts';
import { searchOperations } from '../rooms/races/search.operations.ts';
import { addressOperations } from '../rooms/registration/address/address.operations.ts';
import { newsletterOperations } from '../rooms/registration/newsletter/newsletter.operations.ts';
import { registrationOperations } from '../rooms/registration/registration.operations.ts';
import { registrationV2Operations } from '../rooms/registration/registration-v2.operations.ts';
import { sendOperations } from '../rooms/sends/send.operations.ts';
import { streamOperations } from '../rooms/streams/stream.operations.ts';
import type { Operations } from './operation/operation.types.ts';
import type { Server } from './operation/server.ts';

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
  ...breakOperations(server),
  ...lugasOperations(server),
  ...betOperations(server),
  ...teamBetOperations(server),
  ...sendOperations(server),
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
