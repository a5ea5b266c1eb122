import { href } from '@paddock/host';
import { Button } from '@paddock/ui/button';
import { linkButtonClass } from '@paddock/ui/link-button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { NoticeBar } from '../notice-bar/notice-bar.tsx';
import { endPasskeyOffer } from './offer-passkey.ts';

/** Leads to the customer's passkeys, or is declined. */
export function PasskeyOffer() {
  const { t } = useTranslation('shell');
  return (
    <NoticeBar tone="info" label={t('passkeyOffer.label')}>
      <p>{t('passkeyOffer.text')}</p>
      <Link
        to={{ pathname: href('personalData'), hash: '#passkeys' }}
        className={linkButtonClass({ size: 'small' })}
        onClick={endPasskeyOffer}
      >
        {t('passkeyOffer.add')}
      </Link>
      <Button size="small" onClick={endPasskeyOffer}>
        {t('passkeyOffer.no')}
      </Button>
    </NoticeBar>
  );
}
