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
  children: ReactNode;
}

/** A card whose title links to its page. */
export const LinkedCard = ({ href, title, children }: LinkedCardProps) => (
  <li>
    <Card
      as="article"
      title={
        <Link className={styles.title} to={href}>
          {title}
        </Link>
      }
    >
      {children}
    </Card>
  </li>
);
