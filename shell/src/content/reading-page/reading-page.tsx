import { PageTitle } from '@paddock/pages';
import { PageHeading } from '@paddock/ui/page-heading';
import type { ReactNode } from 'react';
import { Aside } from '../aside/aside.tsx';
import styles from './reading-page.module.css';

interface ReadingPageProps {
  title: string;
  /** Small print above the title: a way back, a category. */
  above?: ReactNode;
  /** Small print below the title: a date. */
  below?: ReactNode;
  children: ReactNode;
}

/** A text page: its title in tab and heading, one column, and help beside it. */
export function ReadingPage({ title, above, below, children }: ReadingPageProps) {
  return (
    <div className={styles.page}>
      <PageTitle title={title} />
      <div className={styles.main}>
        <header className={styles.header}>
          {above && <div className={styles.small}>{above}</div>}
          <PageHeading>{title}</PageHeading>
          {below && <div className={styles.small}>{below}</div>}
        </header>
        {children}
      </div>
      <Aside />
    </div>
  );
}
