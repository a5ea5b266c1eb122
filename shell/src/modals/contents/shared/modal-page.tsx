import { PageTitle } from '@paddock/pages';
import { Card } from '@paddock/ui/card';
import { PageHeading } from '@paddock/ui/page-heading';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './contents.module.css';

/** The frame of a page modal. It mounts after its navigation, so it takes the focus itself. */
export function ModalPage({ title, children }: { title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <PageTitle title={title} />
      <PageHeading ref={heading} className={styles.heading}>
        {title}
      </PageHeading>
      <Card>
        <div className={styles.page}>{children}</div>
      </Card>
    </>
  );
}

/** The buttons of a page modal, side by side if they fit. */
export const Actions = ({ children }: { children: ReactNode }) => <div className={styles.actions}>{children}</div>;
