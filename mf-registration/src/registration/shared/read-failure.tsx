import type { ApiError } from '@paddock/api';
import { href } from '@paddock/host';
import { ErrorState } from '@paddock/ui/error-state';
import { linkButtonClass } from '@paddock/ui/link-button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { Ways } from './parts.tsx';
import { errorStateOf } from './registration-error.model.ts';
import { useRegistrationUrl } from './use-registration-url.ts';

/** The registration cannot be read: the reason, and the next step. */
export function ReadFailure({ error }: { error: ApiError }) {
  const { t } = useTranslation('mf-registration');
  const { version } = useRegistrationUrl();
  const state = errorStateOf(error);
  return (
    <ErrorState
      part
      title={t('register.failure.title')}
      text={state === 'invalid_token' ? t('register.failure.token') : t('register.failure.other')}
      details={t('register.failure.support', { state })}
      action={
        <Ways>
          <Link to={version === 'v2' ? paths.startV2 : paths.start} className={linkButtonClass({ variant: 'primary' })}>
            {t('register.failure.again')}
          </Link>
          <Link to={href('contact')} className={linkButtonClass()}>
            {t('register.contact')}
          </Link>
        </Ways>
      }
    />
  );
}
