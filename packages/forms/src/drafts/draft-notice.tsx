import { Button } from '@paddock/ui/button';
import { useFormsTexts } from '../use-forms-texts.ts';
import styles from './draft-notice.module.css';

/** Says that a form begins with what was typed before, and lets it begin anew. */
export function DraftNotice({ onDiscard }: { onDiscard: () => void }) {
  const t = useFormsTexts();
  return (
    <div className={styles.notice}>
      <p role="status">{t('form.draft.restored')}</p>
      <Button variant="quiet" size="small" onClick={onDiscard}>
        {t('form.draft.discard')}
      </Button>
    </div>
  );
}
