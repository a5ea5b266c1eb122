import { readCustomerAgain } from '@paddock/pages/read-customer-again';
import { WayOnButton } from '@paddock/pages/refusal';
import { Button } from '@paddock/ui/button';
import { useTranslation } from 'react-i18next';
import type { BetWayOn } from './way-on.model.ts';

interface BetWayOnButtonProps {
  way: BetWayOn;
  /** Whether the customer's state under LUGAS differs from the page's. */
  isLugas?: boolean;
  onAgain?: (() => void) | undefined;
}

/** The next step after a refused bet: a link, or a button. */
export function BetWayOnButton({ way, isLugas = false, onAgain }: BetWayOnButtonProps) {
  const { t } = useTranslation('mf-racing');
  const { t: tPages } = useTranslation('pages');
  if (way.kind !== 'again') return <WayOnButton way={way} onAccepted={onAgain} />;
  const again = async () => {
    if (isLugas) await readCustomerAgain();
    onAgain?.();
  };
  return (
    <Button size="small" onClick={() => void again()}>
      {way.label === 'retry' ? tPages('retry') : t(`betRefusal.way.${way.label}`)}
    </Button>
  );
}
