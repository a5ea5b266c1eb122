import { unsubscribeTeamTip } from '@paddock/api/bets';
import { api, href } from '@paddock/host';
import { MailLinkPress } from '@paddock/pages/mail-link-press';
import { Outcome } from '@paddock/pages/outcome';
import { linkButtonClass } from '@paddock/ui/link-button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';

/**
 * Ends all e-mails about team bets with a press.
 * @param id the 32 characters of the e-mail's link
 */
export function Unsubscribe({ id }: { id: string }) {
  const { t } = useTranslation('mf-racing');
  return (
    <MailLinkPress
      title={t('teamBets.unsubscribe.mails')}
      text={t('teamBets.unsubscribe.text')}
      label={t('teamBets.unsubscribe.send')}
      failed={t('teamBets.unsubscribe.failed')}
      send={() => api.call(unsubscribeTeamTip, { path: { id } })}
      done={<End outcome="done" />}
      unknown={<End outcome="unknown" />}
    />
  );
}

function End({ outcome }: { outcome: 'done' | 'unknown' }) {
  const { t } = useTranslation('mf-racing');
  return (
    <Outcome title={t(`teamBets.unsubscribe.${outcome}.title`)} text={t(`teamBets.unsubscribe.${outcome}.text`)}>
      <Link to={paths.teamBets} className={linkButtonClass()}>
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
