import type { AccessTokens } from '../../rooms/auth/access-token.ts';
import type { StreamFaults } from '../../rooms/streams/stream-fault.ts';
import type { RaceDays } from '../../world/day/race-days.ts';
import type { Database } from '../database/open-database.ts';

/** What operations work with. */
export interface Server {
  database: Database;
  days: RaceDays;
  tokens: AccessTokens;
  /** The pages' origin, for links in mails: `https://paddock.example`. */
  siteUrl: string;
  /** What is wrong with live streams, on request; empty but in development. */
  streamFaults: StreamFaults;
}
