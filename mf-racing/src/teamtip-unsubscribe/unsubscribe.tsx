import { apiMutation, isApiError } from '@paddock/api';
import { unsubscribeTeamTip } from '@paddock/api/bets';
import { api, href } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';
import { Outcome } from '@paddock/pages/outcome';
import { Button } from '@paddock/ui/button';
import { Card } from '@paddock/ui/card';
import { linkButtonClass } from '@paddock/ui/link-button';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { teamBetsHref } from '../links.ts';
import styles from './unsubscribe.module.css';

/**
 * Ends all e-mails about team bets with a press, because mail programs open links by themselves.
 * One call per press, never retried (second spec §7).
 * @param id the 32 characters of the e-mail's link
 */
export function Unsubscribe({ id }: { id: string }) {
  const { t } = useTranslation('mf-racing');
  const { t: tPages } = useTranslation('pages');
  const { mutate, isPending, isSuccess, error } = useMutation(withInlineErrors(apiMutation(api, unsubscribeTeamTip)));
  if (isSuccess) return <End outcome="done" />;
  if (isApiError(error) && (error.status === 404 || error.status === 400)) return <End outcome="unknown" />;
  return (
    <Card title={t('teamBets.unsubscribe.mails')} className={styles.parts}>
      <p>{t('teamBets.unsubscribe.text')}</p>
      {error && !isPending && <p role="alert">{t('teamBets.unsubscribe.failed')}</p>}
      <div>
        <Button variant="primary" pending={isPending} onClick={() => mutate({ path: { id } })}>
          {error ? tPages('retry') : t('teamBets.unsubscribe.send')}
        </Button>
      </div>
    </Card>
  );
}

function End({ outcome }: { outcome: 'done' | 'unknown' }) {
  const { t } = useTranslation('mf-racing');
  return (
    <Outcome title={t(`teamBets.unsubscribe.${outcome}.title`)} text={t(`teamBets.unsubscribe.${outcome}.text`)}>
      <Link to={teamBetsHref} className={linkButtonClass()}>
        {t('teamBets.unsubscribe.settings')}
      </Link>
      {outcome === 'unknown' && (
        <Link to={href('contact')} className={linkButtonClass()}>
          {t('teamBets.unsubscribe.contact')}
        </Link>
      )}
    </Outcome>
  );
}
