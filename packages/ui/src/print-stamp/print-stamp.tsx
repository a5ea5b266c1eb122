import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import classes from './print-stamp.module.css';

export interface PrintStampProps {
  /** Formats the line, with the time of now: `https://…, gedruckt am 21.11.2026 14:02 Uhr`. */
  format: (url: string) => string;
}

/** A new object each time: each print renders, and so formats, the line again. */
const pageNow = () => ({ url: location.href });

/** The URL and the time of a printed page. Visible on paper only. */
export function PrintStamp({ format }: PrintStampProps) {
  const [page, setPage] = useState(pageNow);
  useEffect(() => {
    // The browser prints right after the event; React would render too late.
    const renew = () => flushSync(() => setPage(pageNow()));
    addEventListener('beforeprint', renew);
    return () => removeEventListener('beforeprint', renew);
  }, []);
  return (
    // The time in a page from the edge is replaced when it is printed.
    <p className={classes.stamp} suppressHydrationWarning>
      {format(page.url)}
    </p>
  );
}
