import type { Transaction } from 'kysely';
import type { Notification } from '../../rooms/messenger/notify.ts';
import type { Tables } from '../database/tables.ts';
import type { DemoCustomer } from './demo-customer.types.ts';

type Text = Pick<Notification, 'type' | 'text_de' | 'text_en'>;

/** One of each kind. */
const texts: readonly Text[] = [
  { type: 'bet', text_de: 'Ihre Siegwette hat gewonnen: 12,40 €.', text_en: 'Your win bet has won: €12.40.' },
  { type: 'payment', text_de: 'Ihre Einzahlung ist da: 50,00 €.', text_en: 'Your deposit has arrived: €50.00.' },
  { type: 'bonus', text_de: 'Ein Gutschein wartet auf Sie.', text_en: 'A voucher is waiting for you.' },
  { type: 'limit', text_de: 'Ihr neues Limit gilt ab jetzt.', text_en: 'Your new limit applies from now on.' },
  { type: 'team_bet', text_de: 'Ihre Teamwette ist voll.', text_en: 'Your team bet is full.' },
  { type: 'account', text_de: 'Ihre Adresse wurde geändert.', text_en: 'Your address was changed.' },
];

const HOUR_MS = 3_600_000;

/** Adds messages an hour apart, the last one now. */
const tellMuch = async (transaction: Transaction<Tables>, customer_id: number, now: number): Promise<void> => {
  const messages = Array.from({ length: 120 }, (_, at) => ({
    ...(texts[at % texts.length] as Text),
    customer_id,
    race_id: null,
    created_at: now - (119 - at) * HOUR_MS,
    popup: 0 as const,
  }));
  await transaction.insertInto('message').values(messages).execute();
};

/** States of the messenger. */
export const demoMessageCustomers = [
  { name: 'messages', shows: 'has 120 messages of every kind, all of them unread', add: tellMuch },
] as const satisfies readonly DemoCustomer[];
