import styles from './contents.module.css';

/** The error of a failed call. */
export const CallFailure = ({ error }: { error: Error | null }) => (
  <div role="alert" className={styles.failure}>
    {error && <p>{error.message}</p>}
  </div>
);
