import { Card } from '@paddock/ui/card';
import { NumberTile } from '@paddock/ui/number-tile';
import { Link } from 'react-router';
import { teamBetHref } from '../links.ts';
import { TrackHeading } from '../shared/track-signs.tsx';
import type { TeamBet } from './shared/team-bets.queries.ts';
import { useTeamBetName } from './shared/use-team-bet-name.ts';
import styles from './team-bet-card.module.css';
import { TeamBetFacts } from './team-bet-facts.tsx';
import { TeamBetStatusBadge } from './team-bet-status.tsx';

/** A team bet in a list. */
export function TeamBetCard({ teamBet }: { teamBet: TeamBet }) {
  const name = useTeamBetName()(teamBet);
  return (
    <Card
      as="article"
      title={<TrackHeading {...teamBet.race} />}
      aside={<TeamBetStatusBadge status={teamBet.status} />}
    >
      <Link to={teamBetHref(teamBet.teamTipId)} className={styles.link}>
        {name}
      </Link>
      <p className={styles.horses}>
        {teamBet.leg1.map((startNr) => (
          <NumberTile key={startNr} number={startNr} />
        ))}
      </p>
      <TeamBetFacts teamBet={teamBet} />
    </Card>
  );
}
