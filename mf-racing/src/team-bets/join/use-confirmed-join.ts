import { joinTeamBet } from '@paddock/api/bets';
import { press } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';
import { useMutation } from '@tanstack/react-query';
import { beginSession } from '../../shared/refusal/activate-lugas.ts';
import { readTeamBetsAgain } from '../shared/team-bets.queries.ts';
import type { PossibleShare } from './join.model.ts';

interface ConfirmedJoin {
  teamTipId: number;
  share: PossibleShare;
  /** The subject of the send: it makes at most one share. */
  subject: string;
  /** Describes it in the customer's words. */
  line: string;
}

/**
 * Joins a team bet for money, once per press. The outbox keeps its outcome (`useSends`); the
 * mutation fails only if the press sent nothing.
 */
export const useConfirmedJoin = ({ teamTipId, share, subject, line }: ConfirmedJoin) => {
  const { stakeAmount, nickname, beginsSession } = share;
  return useMutation(
    withInlineErrors({
      mutationFn: async (): Promise<void> => {
        // Directly before the bet, and nowhere else (§ 6h(3) GlüStV). An active session just
        // continues.
        if (beginsSession) await beginSession();
        await press({
          operation: joinTeamBet,
          body: { teamTipId, stakeAmount, nickname, confirmed: 1 },
          idOf({ share: made }) {
            // The outbox then asks for the outcome.
            if (!made) throw new Error(`The answer to joining team bet ${teamTipId} has no share`);
            return made.id;
          },
          subject,
          line,
          amount: stakeAmount,
        });
        readTeamBetsAgain();
      },
    }),
  );
};
