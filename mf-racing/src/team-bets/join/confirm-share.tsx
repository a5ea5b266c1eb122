import { type Send, useCustomer, useLocale } from '@paddock/host';
import { formatMoney } from '@paddock/i18n';
import { Button } from '@paddock/ui/button';
import { FactList } from '@paddock/ui/fact-list';
import { takeFocus } from '@paddock/ui/take-focus';
import { useTranslation } from 'react-i18next';
import type { TeamBet } from '../shared/team-bets.queries.ts';
import { useTeamBetName } from '../shared/use-team-bet-name.ts';
import type { PossibleShare } from './join.model.ts';
import styles from './join.module.css';
import { NoShare } from './no-share.tsx';
import { useConfirmedJoin } from './use-confirmed-join.ts';

interface ConfirmShareProps {
  teamBet: TeamBet;
  share: PossibleShare;
  /** The subject of the send: it makes at most one share. */
  subject: string;
  /** The state of the send; undefined before it. */
  state: Send['state'] | undefined;
  onChange: () => void;
}

/** The summary that the customer confirms before paying, and its button. */
export function ConfirmShare({ teamBet, share, subject, state, onChange }: ConfirmShareProps) {
  const { t } = useTranslation('mf-racing');
  const locale = useLocale();
  const balance = useCustomer()?.balance;
  const name = `${useTeamBetName()(teamBet)}, ${teamBet.race.trackName}`;
  const { stakeAmount, nickname, beginsSession } = share;
  const join = useConfirmedJoin({
    teamTipId: teamBet.teamTipId,
    share,
    subject,
    line: t('teamBets.confirm.line', { name }),
  });
  const isSending = join.isPending || state?.status === 'sending';
  const after = balance === undefined ? -1 : balance - stakeAmount;
  return (
    <div className={styles.parts}>
      <h3 ref={takeFocus} tabIndex={-1}>
        {t('teamBets.confirm.title')}
      </h3>
      <FactList
        dense
        facts={[
          [t('teamBets.one'), name],
          [t('teamBets.mine'), formatMoney(stakeAmount, locale)],
          [t('teamBets.join.nickname'), nickname],
          [t('teamBets.confirm.after'), after >= 0 && formatMoney(after, locale)],
        ]}
      />
      <ul className={styles.terms}>
        <li>{t('teamBets.confirm.paid')}</li>
        <li>{t('teamBets.confirm.split')}</li>
        <li>{t('teamBets.confirm.seen')}</li>
        {beginsSession && <li>{t('teamBets.confirm.session')}</li>}
      </ul>
      {!isSending && <NoShare error={join.error} state={state} onAgain={onChange} />}
      <div className={styles.buttons}>
        <Button variant="primary" pending={isSending} onClick={() => join.mutate()}>
          {t('teamBets.confirm.join', { amount: formatMoney(stakeAmount, locale) })}
        </Button>
        {!isSending && <Button onClick={onChange}>{t('teamBets.confirm.change')}</Button>}
      </div>
    </div>
  );
}
