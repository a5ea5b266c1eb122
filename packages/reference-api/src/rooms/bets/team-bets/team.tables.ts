import type { Generated, Kysely, Selectable } from 'kysely';
import { addId, type Cents, type Flag, type Instant, type JsonText } from '../../../server/database/columns.ts';

/** The pot of a team: one row, so that concurrent joins keep the limit. */
export interface TeamPotTable {
  team_tip_id: number;
  /** `TeamTip` at the first join. */
  tip: JsonText;
  total: Cents;
  members: number;
}

/** A customer's part of a team bet: one per customer and team bet. */
export interface TeamShareTable {
  id: Generated<number>;
  customer_id: number;
  team_tip_id: number;
  stake_amount: Cents;
  nickname: string;
  /** `accepted`, then `won`, `lost` or `refunded`. */
  status: string;
  joined_at: Instant;
  /** When the race turns OFFICIAL; null when it is settled. */
  settles_at: Instant | null;
  settled_at: Instant | null;
  payout: Cents | null;
}

export type TeamShareRow = Selectable<TeamShareTable>;

/** Notifications about team bets; on where there is no row. */
export interface TeamNotificationTable {
  customer_id: number;
  /** `TeamTipNotificationType.code` of the contract. */
  code: string;
  active: Flag;
}

/** The unsubscribe token in the link of a mail. */
export interface TeamUnsubscribeTable {
  customer_id: number;
  /** 32 letters and digits. */
  token: string;
}

export const createTeamTables = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('team_pot')
    .addColumn('team_tip_id', 'bigint', (column) => column.primaryKey())
    .addColumn('tip', 'text', (column) => column.notNull())
    .addColumn('total', 'bigint', (column) => column.notNull())
    .addColumn('members', 'integer', (column) => column.notNull())
    .execute();
  await addId(db.schema.createTable('team_share'), db)
    .addColumn('customer_id', 'bigint', (column) => column.notNull())
    .addColumn('team_tip_id', 'bigint', (column) => column.notNull())
    .addColumn('stake_amount', 'bigint', (column) => column.notNull())
    .addColumn('nickname', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('joined_at', 'bigint', (column) => column.notNull())
    .addColumn('settles_at', 'bigint')
    .addColumn('settled_at', 'bigint')
    .addColumn('payout', 'bigint')
    .addUniqueConstraint('team_share_once', ['customer_id', 'team_tip_id'])
    .execute();
  await db.schema.createIndex('team_share_by_team').on('team_share').columns(['team_tip_id']).execute();
  await db.schema.createIndex('team_share_to_settle').on('team_share').columns(['settles_at']).execute();
  await db.schema
    .createTable('team_notification')
    .addColumn('customer_id', 'bigint', (column) => column.notNull())
    .addColumn('code', 'text', (column) => column.notNull())
    .addColumn('active', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('team_notification_once', ['customer_id', 'code'])
    .execute();
  await db.schema
    .createTable('team_unsubscribe')
    .addColumn('customer_id', 'bigint', (column) => column.primaryKey())
    .addColumn('token', 'varchar(32)', (column) => column.notNull().unique())
    .execute();
};
