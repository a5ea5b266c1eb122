import type { AccessTokens } from '../../rooms/auth/access-token.ts';
import type { StreamFaults } from '../../rooms/streams/stream-fault.ts';
import type { RaceDays } from '../../world/day/race-days.ts';
import type { Database } from '../database/open-database.ts';
import type { Permit } from '../permit.ts';
import type { Clock } from './operation.types.ts';

/** The dependencies of operations. */
export interface Server {
  database: Database;
  days: RaceDays;
  tokens: AccessTokens;
  /** The pages' origin, for links in mails: `https://paddock.example`. */
  siteUrl: string;
  permit: Permit;
  /** Faults of live streams, set on request; always empty outside development. */
  streamFaults: StreamFaults;
  /** The public key for push messages; null if none are sent. */
  pushKey: string | null;
  clock: Clock;
  /** Applies what is due at an instant (ms). Never throws. */
  prepare(now: number): Promise<void>;
  /** Aborted when the server ends; open streams end then. */
  ending: AbortSignal;
}
