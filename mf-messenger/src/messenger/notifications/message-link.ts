import { href } from '@paddock/host';
import type { Message } from '../../shared/messages/messages.queries.ts';

/** The page that a message is about. */
export function messageLink({ type, raceId, paymentId }: Pick<Message, 'type' | 'raceId' | 'paymentId'>): string {
  switch (type) {
    case 'race':
      return raceId === null ? href('races') : href('race', { id: raceId });
    case 'bet':
      return raceId === null ? href('bets') : href('race', { id: raceId });
    case 'team_bet':
      return href('myTeamBets');
    case 'payment':
      return paymentId === undefined ? href('transactions') : `${href('paymentResult')}?payment=${paymentId}`;
    case 'bonus':
      return href('vouchers');
    case 'limit':
      return href('limits');
    case 'account':
      return href('personalData');
  }
}
