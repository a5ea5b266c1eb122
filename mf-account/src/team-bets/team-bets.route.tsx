import { href, Slot } from '@paddock/host';
import { Page } from '@paddock/pages';
import { useTexts } from '@paddock/pages/room-texts';
import { linkButtonClass } from '@paddock/ui/link-button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { TEXTS } from './texts.ts';

/** The customer's shares and notifications, which mf-racing shows. */
export function Component() {
  useTexts('mf-account', TEXTS);
  const { t } = useTranslation('mf-account');
  return (
    <Page title={t('teamBets.title')} lead={t('teamBets.lead')}>
      <p>
        <Link to={href('teamBets')} className={linkButtonClass()}>
          {t('teamBets.all')}
        </Link>
      </p>
      <Slot name="teamBets.mine" props={{}} />
    </Page>
  );
}
