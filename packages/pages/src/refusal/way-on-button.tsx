import { openModal, usePanels } from '@paddock/host';
import { Button } from '@paddock/ui/button';
import { linkButtonClass } from '@paddock/ui/link-button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { WayOn } from './refusal.model.ts';

interface WayOnButtonProps {
  way: WayOn;
  /** Called once all modals are accepted. */
  onAccepted?: (() => void) | undefined;
}

/** The next step after a refusal: a link, or a button. */
export function WayOnButton({ way, onAccepted }: WayOnButtonProps) {
  const { t } = useTranslation('pages');
  if (way.kind === 'link') {
    return (
      <Link to={way.to} className={linkButtonClass({ size: 'small' })}>
        {t(`refusal.way.${way.label}`)}
      </Link>
    );
  }
  const go = async () => {
    if (way.kind === 'login') return usePanels.getState().show('login');
    if (way.kind === 'reload') return location.reload();
    for (const name of way.names) if ((await openModal(name, way.payload ?? {})) !== 'accepted') return;
    onAccepted?.();
  };
  return (
    <Button size="small" onClick={() => void go()}>
      {t(`refusal.way.${way.kind === 'modals' ? way.names[0] : way.kind}`)}
    </Button>
  );
}
