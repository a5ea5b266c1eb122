import { usePanelViewer } from '@paddock/host';
import { Chip } from '@paddock/ui/chip';
import { useTranslation } from 'react-i18next';
import { useStickyWish } from './use-sticky-wish.ts';

/** A switch for sticky mode. Not on a phone, which has no sticky mode. */
export function StickySwitch() {
  const { t } = useTranslation('mf-streams');
  const { smallScreen } = usePanelViewer();
  const { sticky, setSticky } = useStickyWish();
  if (smallScreen) return null;
  return (
    <Chip pressed={sticky} onClick={() => setSticky(!sticky)}>
      {t('sticky.switch')}
    </Chip>
  );
}
