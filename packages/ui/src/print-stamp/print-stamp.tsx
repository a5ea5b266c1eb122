import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import classes from './print-stamp.module.css';

export interface PrintStampProps {
  /** Formats the line: `https://…, gedruckt am 21.11.2026 um 14:02 Uhr`. */
  format: (page: { url: string; at: Date }) => string;
}

const stampNow = () => ({ url: location.href, at: new Date() });

/** The URL and the time of a printed page. Visible on paper only. */
export function PrintStamp({ format }: PrintStampProps) {
  const [stamp, setStamp] = useState(stampNow);
  useEffect(() => {
    // The browser prints right after the event; React would render too late.
    const renew = () => flushSync(() => setStamp(stampNow()));
    addEventListener('beforeprint', renew);
    return () => removeEventListener('beforeprint', renew);
  }, []);
  return (
    // The time in a page from the edge is replaced when it is printed.
    <p className={classes.stamp} suppressHydrationWarning>
      {format(stamp)}
    </p>
  );
}
