import { apiKey } from '@paddock/api';
import { getMe } from '@paddock/api/customer';
import { openModal, queryClient, usePanels } from '@paddock/host';
import { Button } from '@paddock/ui/button';
import { linkButtonClass } from '@paddock/ui/link-button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { WayOn } from './way-on.model.ts';

interface WayOnButtonProps {
  way: WayOn;
  /** Whether the customer's state under LUGAS is another than this page knows. */
  isLugas?: boolean;
  onAgain?: (() => void) | undefined;
}

/** The way on from a refusal: a link, or a button. */
export function WayOnButton({ way, isLugas = false, onAgain }: WayOnButtonProps) {
  const { t } = useTranslation('mf-racing');
  const label = t(`betRefusal.way.${way.label}`);
  if (way.kind === 'link') {
    return (
      <Link to={way.to} className={linkButtonClass({ size: 'small' })}>
        {label}
      </Link>
    );
  }
  const go = async () => {
    switch (way.kind) {
      case 'login':
        return usePanels.getState().show('login');
      case 'reload':
        return location.reload();
      case 'modals':
        for (const name of way.names) if ((await openModal(name, {})) !== 'accepted') return;
        return onAgain?.();
      case 'again':
        if (isLugas) await queryClient.invalidateQueries({ queryKey: apiKey(getMe) });
        return onAgain?.();
    }
  };
  return (
    <Button size="small" onClick={() => void go()}>
      {label}
    </Button>
  );
}
