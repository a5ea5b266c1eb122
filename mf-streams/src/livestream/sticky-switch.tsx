import { usePanelViewer } from '@paddock/host';
import { Chip } from '@paddock/ui/chip';
import { useTranslation } from 'react-i18next';
import { useStickyWish } from './use-sticky-wish.ts';

/** Whether the pictures may stay in a corner. Not on a phone, where they never do. */
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
