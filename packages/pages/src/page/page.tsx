import { PageHeading } from '@paddock/ui/page-heading';
import type { ReactNode } from 'react';
import styles from './page.module.css';
import { PageTitle } from './page-title.tsx';

interface PageProps {
  /** The heading, and the page's name in the document title. */
  title: string;
  /** A sentence or two about the page. */
  lead?: string | undefined;
  children: ReactNode;
}

/** A page with its heading. */
export const Page = ({ title, lead, children }: PageProps) => (
  <>
    <PageTitle title={title} />
    <div className={styles.page}>
      <PageHeading>{title}</PageHeading>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </div>
  </>
);
