import { type ApiError, isApiError } from '@paddock/api';
import { joinTeamBet } from '@paddock/api/bets';
import { Form, MoneyChips, MoneyField, SubmitButton, TextField } from '@paddock/forms';
import { length, maxMoney, minMoney, required, ruleMessage } from '@paddock/forms/rules';
import { api, useLocale } from '@paddock/host';
import { formatMoney, formatShortMoney } from '@paddock/i18n';
import { useIsLoggedIn } from '@paddock/pages';
import { LoginButton } from '@paddock/pages/login-button';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nullable, number, object, pipe, string, trim } from 'valibot';
import { readTeamBetsAgain } from '../shared/team-bets.queries.ts';
import { NOT_ACTIVATED, type Offer, type PossibleShare } from './join.model.ts';
import { WayOn } from './way-on.tsx';

interface JoinFormProps {
  teamTipId: number;
  offer: Offer;
  onDirtyChange: (isDirty: boolean) => void;
  /** The server would accept this share. Nothing is paid yet. */
  onPossible: (share: PossibleShare) => void;
}

// The lengths in the contract.
const schemaOf = (minimum: number, maximum: number) =>
  object({
    amount: pipe(nullable(number(ruleMessage('required'))), required(), minMoney(minimum), maxMoney(maximum)),
    nickname: pipe(string(), trim(), required(), length(1, 30)),
  });

/**
 * Amount and nickname. Submitting it asks the server whether such a share is possible, which costs
 * nothing. A visitor can fill it in too, and then logs in.
 */
export function JoinForm({ teamTipId, offer, onDirtyChange, onPossible }: JoinFormProps) {
  const { t } = useTranslation('mf-racing');
  const locale = useLocale();
  const loggedIn = useIsLoggedIn();
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  const { minimum, maximum, amounts } = offer;
  const schema = useMemo(() => schemaOf(minimum, maximum), [minimum, maximum]);
  const ask = async ({ amount, nickname }: { amount: number | null; nickname: string }) => {
    setRefusal(null);
    const share = { stakeAmount: amount ?? 0, nickname };
    try {
      const { data } = await api.call(joinTeamBet, { body: { teamTipId, ...share, confirmed: 0 } });
      // Joined in another tab: the answer has the existing share.
      if (data.share) readTeamBetsAgain();
      else onPossible({ ...share, beginsSession: false });
    } catch (error) {
      if (!isApiError(error)) throw error;
      // The server checks this last: nothing else prevents the share.
      if (error.code === NOT_ACTIVATED) return onPossible({ ...share, beginsSession: true });
      setRefusal(error);
      if (error.kind === 'api') readTeamBetsAgain();
      throw error;
    }
  };
  return (
    <Form
      schema={schema}
      defaultValues={{ amount: null, nickname: '' }}
      draft={`team-bet-${teamTipId}`}
      label={t('teamBets.join.title')}
      wireNames={{ stake_amount: 'amount' }}
      onDirtyChange={onDirtyChange}
      onSubmit={ask}
    >
      {refusal && <WayOn refusal={refusal} onAgain={() => setRefusal(null)} />}
      <MoneyChips name="amount" label={t('teamBets.join.amounts')} amounts={amounts} />
      <MoneyField
        name="amount"
        label={t('teamBets.join.amount')}
        help={t('teamBets.join.amountHelp', {
          least: formatShortMoney(minimum, locale),
          most: formatMoney(maximum, locale),
        })}
      />
      <TextField
        name="nickname"
        label={t('teamBets.join.nickname')}
        help={t('teamBets.join.nicknameHelp')}
        autoComplete="nickname"
      />
      {loggedIn ? (
        <SubmitButton>{t('teamBets.join.next')}</SubmitButton>
      ) : (
        // No submit: the typed values stay unchanged until the login is done.
        <LoginButton variant="primary">{t('teamBets.join.logIn')}</LoginButton>
      )}
    </Form>
  );
}
