import { formatTime, type Instant } from '@paddock/i18n';
import { Badge, type BadgeTone } from '@paddock/ui/badge';
import { type ReactNode, useContext } from 'react';
import styles from './entry-link.module.css';
import { labelOf } from './feed.model.ts';
import { FeedBase } from './feed-base.ts';

interface EntryLinkProps {
  /** The item's id: the link names its article. */
  id: number;
  to: string;
  at: Instant & string;
  kind: string;
  tone: BadgeTone;
  children: ReactNode;
}

/**
 * One line of a feed, a link as a whole: its time, its kind and its text. Twenty of them appear
 * with one turn of the mouse wheel, so it is a plain link, and the feed handles its presses.
 */
export function EntryLink({ id, to, at, kind, tone, children }: EntryLinkProps) {
  const base = useContext(FeedBase);
  return (
    <a id={labelOf(id)} href={base + to} className={styles.entry}>
      <time dateTime={at} className={styles.time}>
        {formatTime(at)}
      </time>
      <Badge tone={tone} className={styles.kind}>
        {kind}
      </Badge>
      <span className={styles.text}>{children}</span>
    </a>
  );
}
