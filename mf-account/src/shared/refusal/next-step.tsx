import { href, openModal } from '@paddock/host';
import { Button } from '@paddock/ui/button';
import { linkButtonClass } from '@paddock/ui/link-button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';

const PAGES = { bankCode: paths.bankCode, deposit: paths.payin, limits: paths.limits, personalData: paths.data };

interface NextStepProps {
  /** A page, or the system modal of the identity check. */
  step: keyof typeof PAGES | 'contact' | 'identity';
}

/** The next step of a customer to whom a page can offer nothing now. */
export function NextStep({ step }: NextStepProps) {
  const { t } = useTranslation('mf-account');
  const { t: tPages } = useTranslation('pages');
  if (step === 'identity') {
    return (
      <Button variant="primary" onClick={() => void openModal('check_identity_status', {})}>
        {tPages('refusal.way.check_identity_status')}
      </Button>
    );
  }
  return (
    <Link to={step === 'contact' ? href('contact') : PAGES[step]} className={linkButtonClass({ variant: 'primary' })}>
      {step === 'bankCode' ? t('bankCode.title') : tPages(`refusal.way.${step}`)}
    </Link>
  );
}
