import { PageHeading } from '@paddock/ui/page-heading';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './page.module.css';

interface PageProps {
  /** The heading, and the page's name in the browser. */
  title: string;
  /** What the page is about, in a sentence or two. */
  lead?: string | undefined;
  children: ReactNode;
}

/** A page with its heading. */
export function Page({ title, lead, children }: PageProps) {
  const { t } = useTranslation('mf-racing');
  return (
    <>
      <title>{t('title', { page: title })}</title>
      <div className={styles.page}>
        <PageHeading>{title}</PageHeading>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
      </div>
    </>
  );
}
