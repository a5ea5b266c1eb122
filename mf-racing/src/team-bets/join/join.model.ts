import type { ApiData, ApiError } from '@paddock/api';
import type { Send } from '@paddock/host';
import type { TeamBet } from '../shared/team-bets.queries.ts';

/** Amounts (cents) that can be paid in now. */
export interface Offer {
  minimum: number;
  /** What is free. */
  maximum: number;
  /** Amounts to choose from. */
  amounts: readonly number[];
}

/** The API offers amounts to customers only. For a visitor the team bet itself says what is free. */
export const offerOf = (teamBet: TeamBet, amounts: ApiData<'getTeamTipAmounts'> | undefined): Offer =>
  amounts ?? { minimum: teamBet.minstake, maximum: teamBet.maxAmount - teamBet.totalAmount, amounts: [] };

export const isFull = ({ minimum, maximum }: Offer): boolean => maximum < minimum;

const subjectPrefix = (teamTipId: number): string => `team-bet:${teamTipId}:`;

/** A new subject of a send: each is a new intent. */
export const newSubject = (teamTipId: number): string => subjectPrefix(teamTipId) + crypto.randomUUID();

/** The customer's sends that join a team bet, also those of another tab or before a reload. */
export const sendsOf = (sends: readonly Send[], teamTipId: number): readonly Send[] =>
  sends.filter(({ subject }) => subject.startsWith(subjectPrefix(teamTipId)));

/** What the server says against joining, for which there is another place to go. */
export type WayOn = 'deposit' | 'limits' | 'selfExclusion' | 'others' | 'logIn';

const WAYS: Readonly<Record<string, WayOn>> = {
  insufficient_balance: 'deposit',
  limit_exceeded: 'limits',
  lugas_not_registered: 'limits',
  customer_excluded: 'selfExclusion',
  team_bet_closed: 'others',
  team_bet_full: 'others',
  not_found: 'others',
};

/** Where a customer goes on after a refusal; null where its words say all. */
export const wayOnFrom = ({ code, status }: Pick<ApiError, 'code' | 'status'>): WayOn | null =>
  status === 401 ? 'logIn' : (WAYS[code ?? ''] ?? null);

/** The refusal of a customer under LUGAS whose betting session begins with this bet. */
export const NOT_ACTIVATED = 'lugas_not_activated';

/** A share that the server would take, before the customer has confirmed it. */
export interface PossibleShare {
  /** Cents. */
  stakeAmount: number;
  nickname: string;
  /** LUGAS: the customer's betting session begins with it. */
  beginsSession: boolean;
}
