import { Card } from '@paddock/ui/card';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './linked-cards.module.css';

/** Cards in a grid. */
export const LinkedCards = ({ children }: { children: ReactNode }) => (
  // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is one
  <ul role="list" className={styles.cards}>
    {children}
  </ul>
);

interface LinkedCardProps {
  href: string;
  title: string;
  /** Shown above the title, as decoration. */
  picture: ReactNode;
  children: ReactNode;
}

/** A card whose title links to its page. */
export const LinkedCard = ({ href, title, picture, children }: LinkedCardProps) => (
  <li>
    <Card
      as="article"
      className={styles.card}
      title={
        <Link className={styles.title} to={href}>
          {title}
        </Link>
      }
    >
      <div className={styles.picture}>{picture}</div>
      {children}
    </Card>
  </li>
);
