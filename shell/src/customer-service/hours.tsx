import styles from './hours.module.css';

/** The hours of the customer service by days. */
export const Hours = ({ hours, label }: { hours: readonly { days: string; time: string }[]; label: string }) => (
  <dl className={styles.hours} aria-label={label}>
    {hours.map(({ days, time }) => (
      <div key={days}>
        <dt>{days}</dt>
        <dd>{time}</dd>
      </div>
    ))}
  </dl>
);
