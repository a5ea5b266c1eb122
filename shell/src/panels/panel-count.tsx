import { useLocale } from '@paddock/host';
import { usePanelStatuses } from '@paddock/host/shell';
import { VisuallyHidden } from '@paddock/ui/visually-hidden';
import styles from './panel-button.module.css';

/** How many things wait in a panel, on its button. */
export function PanelCount({ name }: { name: string }) {
  const status = usePanelStatuses()[name];
  const locale = useLocale();
  if (!status) return null;
  return (
    <>
      <span className={styles.count} aria-hidden data-attention={status.needsAttention || undefined}>
        {status.count}
      </span>
      <VisuallyHidden>, {status.text[locale]}</VisuallyHidden>
    </>
  );
}
