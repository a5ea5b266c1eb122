import { href } from '@paddock/host';
import { linkButtonClass } from '@paddock/ui/link-button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Parts, Ways } from '../shared/parts.tsx';
import { StepPage } from '../shared/step-page.tsx';

export { loadRegistration as loader } from '../shared/load-registration.ts';

/** Neither an SMS code nor another bank account is possible: only the customer service can help. */
export function Component() {
  const { t } = useTranslation('mf-registration');
  return (
    <StepPage step="stuck" title={t('register.stuck.title')}>
      {() => (
        <Parts>
          <p>{t('register.stuck.text')}</p>
          <Ways>
            <Link to={href('contact')} className={linkButtonClass({ variant: 'primary' })}>
              {t('register.contact')}
            </Link>
          </Ways>
        </Parts>
      )}
    </StepPage>
  );
}
