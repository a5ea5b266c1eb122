import { ApiError, isApiError } from '@paddock/api';
import { enrollLeague, getLeagueRankings } from '@paddock/api/loyalty';
import { Form, SubmitButton, TextField } from '@paddock/forms';
import { length, required } from '@paddock/forms/rules';
import { api, href, queryClient, useUnsavedWork } from '@paddock/host';
import { readAgain } from '@paddock/pages/read-again';
import { linkButtonClass } from '@paddock/ui/link-button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { object, pipe, regex, string, trim } from 'valibot';
import styles from './enroll.module.css';
import { leagueStatusQuery } from './league.queries.ts';

// The rules in the contract.
const schemaOf = (characters: string) =>
  object({
    nickname: pipe(string(), trim(), required(), length(3, 20), regex(/^[A-Za-z0-9ÄÖÜäöüß_-]*$/, characters)),
  });

/** Joins the league under a nickname, which cannot be changed later. */
export function Enroll({ onEnrolled }: { onEnrolled: () => void }) {
  const { t } = useTranslation('mf-racing');
  const [isDirty, setDirty] = useState(false);
  const [isNoMember, setNoMember] = useState(false);
  useUnsavedWork(isDirty);
  const join = async ({ nickname }: { nickname: string }) => {
    setNoMember(false);
    try {
      const { data } = await api.call(enrollLeague, { body: { nickname } });
      queryClient.setQueryData(leagueStatusQuery.queryKey, data);
      readAgain(getLeagueRankings);
      onEnrolled();
    } catch (error) {
      if (!isApiError(error)) throw error;
      setNoMember(error.code === 'loyalty_not_enrolled');
      // Joined in another tab: the standing replaces the form.
      if (error.code === 'league_already_enrolled') void queryClient.invalidateQueries(leagueStatusQuery);
      if (error.code !== 'nickname_taken') throw error;
      throw new ApiError({ ...error, message: error.message, validation: { nickname: [error.message] } });
    }
  };
  return (
    <div className={styles.enroll}>
      <p>{t('league.notEnrolled')}</p>
      <Form
        schema={schemaOf(t('league.enroll.characters'))}
        defaultValues={{ nickname: '' }}
        label={t('league.enroll.title')}
        onDirtyChange={setDirty}
        onSubmit={join}
      >
        {isNoMember && (
          <p>
            <Link to={href('loyalty')} className={linkButtonClass({ size: 'small' })}>
              {t('league.enroll.programme')}
            </Link>
          </p>
        )}
        <TextField
          name="nickname"
          label={t('league.enroll.nickname')}
          help={t('league.enroll.help')}
          autoComplete="nickname"
        />
        <SubmitButton>{t('league.enroll.join')}</SubmitButton>
      </Form>
    </div>
  );
}
