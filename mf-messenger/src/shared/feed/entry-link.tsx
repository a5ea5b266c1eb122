import { formatTime, type Instant } from '@paddock/i18n';
import { Badge, type BadgeTone } from '@paddock/ui/badge';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './entry-link.module.css';

interface EntryLinkProps {
  to: string;
  at: Instant & string;
  kind: string;
  tone: BadgeTone;
  children: ReactNode;
}

/** One line of a feed, a link as a whole: its time, its kind and its text. */
export const EntryLink = ({ to, at, kind, tone, children }: EntryLinkProps) => (
  <Link to={to} className={styles.entry}>
    <time dateTime={at} className={styles.time}>
      {formatTime(at)}
    </time>
    <span className={styles.kind}>
      <Badge tone={tone}>{kind}</Badge>
    </span>
    <span className={styles.text}>{children}</span>
  </Link>
);
