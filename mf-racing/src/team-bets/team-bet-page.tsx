import { formatDateTime } from '@paddock/i18n';
import { QueryPart, useRefreshedQuery } from '@paddock/pages';
import { Card } from '@paddock/ui/card';
import { linkClass } from '@paddock/ui/link';
import { NumberTile } from '@paddock/ui/number-tile';
import { Skeleton } from '@paddock/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { raceHref } from '../links.ts';
import { paths } from '../paths.ts';
import { BettingTexts } from '../shared/betting-texts.tsx';
import { raceQuery } from '../shared/race.queries.ts';
import { RacingPage } from '../shared/racing-page.tsx';
import { TrackHeading } from '../shared/track-signs.tsx';
import { JOIN_HEIGHT } from './join/join.model.ts';
import { JoinTeamBet } from './join/join-team-bet.tsx';
import { type TeamBetDetails, teamBetQuery } from './shared/team-bets.queries.ts';
import { useTeamBetName } from './shared/use-team-bet-name.ts';
import { TeamBetFacts } from './team-bet-facts.tsx';
import styles from './team-bet-page.module.css';
import { TeamBetStatusBadge } from './team-bet-status.tsx';

/** One team bet: its ticket, the paid amount, and its members. */
export function TeamBetPage({ id }: { id: number }) {
  const { t } = useTranslation('mf-racing');
  const nameOf = useTeamBetName();
  // Others join while it is open.
  const query = useRefreshedQuery(teamBetQuery(id), (teamBet) => (teamBet?.status === 'SETTLED' ? null : 'medium'));
  return (
    <RacingPage title={query.data ? nameOf(query.data) : t('teamBets.one')}>
      <QueryPart query={query} skeleton={<Skeleton height="30rem" />}>
        {(teamBet) => (
          <div className={styles.parts}>
            <Ticket teamBet={teamBet} />
            <BettingTexts height={JOIN_HEIGHT[teamBet.status]}>
              <JoinTeamBet teamBet={teamBet} />
            </BettingTexts>
            <Members nicknames={teamBet.nicknames} />
          </div>
        )}
      </QueryPart>
      <Link to={paths.teamBets} className={linkClass}>
        {t('teamBets.all')}
      </Link>
    </RacingPage>
  );
}

function Ticket({ teamBet }: { teamBet: TeamBetDetails }) {
  const { t } = useTranslation('mf-racing');
  const { race, leg1, status } = teamBet;
  return (
    <Card title={<TrackHeading {...race} />} aside={<TeamBetStatusBadge status={status} />}>
      <Link to={raceHref(race.id)} className={linkClass}>
        {t('teamBets.race', { number: race.number, name: race.name, time: formatDateTime(race.postTime) })}
      </Link>
      <Horses raceId={race.id} startNrs={leg1} />
      <TeamBetFacts teamBet={teamBet} />
    </Card>
  );
}

/**
 * The horses of the ticket. Their names load with the race; if it fails to load, only the numbers
 * are shown.
 */
function Horses({ raceId, startNrs }: { raceId: number; startNrs: number[] }) {
  const { data } = useQuery(raceQuery({ id: raceId }));
  return (
    <ul className={styles.horses}>
      {startNrs.map((startNr) => (
        <li key={startNr} className={styles.horse}>
          <NumberTile number={startNr} />
          {data?.runners.find((runner) => runner.startNr === startNr)?.horse.name}
        </li>
      ))}
    </ul>
  );
}

function Members({ nicknames }: Pick<TeamBetDetails, 'nicknames'>) {
  const { t } = useTranslation('mf-racing');
  return (
    <Card title={t('teamBets.joined')}>
      {nicknames.length === 0 ? (
        <p>{t('teamBets.nobody')}</p>
      ) : (
        <ul className={styles.members}>
          {nicknames.map((nickname, at) => (
            <li key={at}>{nickname}</li>
          ))}
        </ul>
      )}
    </Card>
  );
}
