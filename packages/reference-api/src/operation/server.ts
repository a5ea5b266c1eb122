import type { AccessTokens } from '../auth/access-token.ts';
import type { Database } from '../database/open-database.ts';
import type { RaceDays } from '../day/race-days.ts';
import type { StreamFaults } from '../streams/stream-fault.ts';

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
