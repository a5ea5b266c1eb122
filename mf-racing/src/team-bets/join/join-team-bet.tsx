import { useUnsavedWork } from '@paddock/host';
import { useIsLoggedIn } from '@paddock/pages';
import { useTexts } from '@paddock/pages/room-texts';
import { FindingOut, newSubject, useSendsAbout } from '@paddock/pages/sends';
import { Card } from '@paddock/ui/card';
import { Skeleton } from '@paddock/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { amountsQuery, readTeamBetsAgain, type TeamBet } from '../shared/team-bets.queries.ts';
import { ConfirmShare } from './confirm-share.tsx';
import { isFull, JOIN_HEIGHT, offerOf, type PossibleShare } from './join.model.ts';
import styles from './join.module.css';
import { JoinForm } from './join-form.tsx';
import { MyShare } from './my-share.tsx';
import { TEXTS } from './texts.ts';

/** Joining a team bet: the form, the confirmation, and the resulting share. */
export function JoinTeamBet({ teamBet }: { teamBet: TeamBet }) {
  useTexts('mf-racing', TEXTS);
  const { t } = useTranslation('mf-racing');
  const { teamTipId } = teamBet;
  const loggedIn = useIsLoggedIn();
  const { data: amounts, isPending } = useQuery({ ...amountsQuery(teamTipId), enabled: loggedIn });
  const [possible, setPossible] = useState<{ share: PossibleShare; subject: string } | null>(null);
  const [isDirty, setDirty] = useState(false);
  const confirming = loggedIn ? possible : null;
  const form = useFocusBack(confirming !== null);

  const about = `team-bet:${teamTipId}`;
  const { sends, mine, isFindingOut } = useSendsAbout(about, possible?.subject, readTeamBetsAgain);
  const taken = sends.find(({ state }) => state.status === 'taken');
  const paid = (loggedIn && amounts?.joined) || (taken?.amount ?? 0);
  useUnsavedWork(paid === 0 && (isDirty || possible !== null));
  if (paid > 0) return <MyShare teamBet={teamBet} paid={paid} isNew={mine?.state.status === 'taken'} />;
  if (isFindingOut) {
    const words = {
      title: t('teamBets.mine'),
      status: t('teamBets.findingOut'),
      text: t('teamBets.findingOutText'),
    };
    return <FindingOut {...words} isNew={mine !== undefined} />;
  }
  // A customer with a share must not see the form first. Values typed before a login stay.
  if (loggedIn && isPending && !isDirty) return <Skeleton height={JOIN_HEIGHT[teamBet.status]} />;
  if (teamBet.status === 'SETTLED') return null;
  const offer = offerOf(teamBet, loggedIn ? amounts : undefined);
  const isClosed = teamBet.status === 'CLOSED';
  if (isClosed || isFull(offer)) {
    return <Card title={t('teamBets.join.title')}>{t(`teamBets.join.${isClosed ? 'closed' : 'full'}`)}</Card>;
  }

  return (
    <Card title={t('teamBets.join.title')}>
      {/* Hidden, not removed, so that it keeps the typed values. */}
      <div ref={form} className={styles.parts} hidden={confirming !== null}>
        <p>{t('teamBets.join.lead')}</p>
        <JoinForm
          teamTipId={teamTipId}
          offer={offer}
          onDirtyChange={setDirty}
          onPossible={(share) => setPossible({ share, subject: newSubject(about) })}
        />
      </div>
      {confirming && (
        <ConfirmShare
          key={confirming.subject}
          {...confirming}
          teamBet={teamBet}
          state={mine?.state}
          onChange={() => setPossible(null)}
        />
      )}
    </Card>
  );
}

/** Moves the focus back to the form when its confirmation is gone. */
function useFocusBack(isConfirming: boolean): RefObject<HTMLDivElement | null> {
  const form = useRef<HTMLDivElement>(null);
  const wasConfirming = useRef(false);
  useEffect(() => {
    if (wasConfirming.current && !isConfirming) form.current?.querySelector('input')?.focus();
    wasConfirming.current = isConfirming;
  }, [isConfirming]);
  return form;
}
