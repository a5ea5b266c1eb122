import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import classes from './print-stamp.module.css';

export interface PrintStampProps {
  /** The line in the page's words: `https://…, gedruckt am 21.11.2026 um 14:02 Uhr`. */
  format: (page: { url: string; at: Date }) => string;
}

const stampNow = () => ({ url: location.href, at: new Date() });

/** Where a sheet of paper comes from, and of when it is. On paper only. */
export function PrintStamp({ format }: PrintStampProps) {
  const [stamp, setStamp] = useState(stampNow);
  useEffect(() => {
    // The browser prints as soon as the event is over; React would have rendered a moment later.
    const renew = () => flushSync(() => setStamp(stampNow()));
    addEventListener('beforeprint', renew);
    return () => removeEventListener('beforeprint', renew);
  }, []);
  return <p className={classes.stamp}>{format(stamp)}</p>;
}
