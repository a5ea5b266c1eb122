import { Button } from '@paddock/ui/button';
import { useFormsTexts } from '../use-forms-texts.ts';
import styles from './draft-notice.module.css';

/** Says that the form was filled from a draft, and offers to start again. */
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
