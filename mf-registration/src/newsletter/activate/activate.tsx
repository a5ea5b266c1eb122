import { activateNewsletter } from '@paddock/api/registration';
import { api, href } from '@paddock/host';
import { MailLinkPress } from '@paddock/pages/mail-link-press';
import { Outcome } from '@paddock/pages/outcome';
import { linkButtonClass } from '@paddock/ui/link-button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';

/**
 * Confirms the newsletter with a press.
 * @param token the token of the e-mail's link
 */
export function Activate({ token }: { token: string }) {
  const { t } = useTranslation('mf-registration');
  return (
    <MailLinkPress
      text={t('newsletter.confirm.text')}
      label={t('newsletter.confirm.send')}
      failed={t('newsletter.failed')}
      send={() => api.call(activateNewsletter, { path: { token } })}
      done={
        <Outcome title={t('newsletter.active.title')} text={t('newsletter.active.text')}>
          <Link to={href('races')} className={linkButtonClass()}>
            {t('newsletter.races')}
          </Link>
        </Outcome>
      }
      unknown={
        <Outcome title={t('newsletter.unknown.title')} text={t('newsletter.unknown.text')}>
          <Link to={paths.newsletter} className={linkButtonClass()}>
            {t('newsletter.anew')}
          </Link>
        </Outcome>
      }
    />
  );
}
