import type { Runner } from '@paddock/api';
import { useTexts } from '@paddock/pages/room-texts';
import { Dialog } from '@paddock/ui/dialog';
import { linkClass } from '@paddock/ui/link';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { horseHref } from '../../links.ts';
import styles from './horse-dialog.module.css';
import { HorseProfile } from './horse-profile.tsx';
import { Performances } from './performances.tsx';
import { TEXTS } from './texts.ts';

export interface HorseDialogProps {
  horse: Runner['horse'];
  /** The page's own facts about it; shown first. */
  children?: ReactNode;
  onClose: () => void;
}

/** The facts about a horse, and its past races. */
export function HorseDialog({ horse, children, onClose }: HorseDialogProps) {
  useTexts('mf-racing', TEXTS);
  const { t } = useTranslation('mf-racing');
  return (
    <Dialog title={horse.name} size="large" onClose={onClose} closeLabel={t('horse.close')}>
      {children}
      <div>
        <Link to={horseHref(horse.id)} className={linkClass} onClick={onClose}>
          {t('horse.page')}
        </Link>
      </div>
      <HorseProfile horse={horse} />
      <h3 className={styles.title}>{t('horse.performances')}</h3>
      <Performances horseId={horse.id} onLeave={onClose} />
    </Dialog>
  );
}
