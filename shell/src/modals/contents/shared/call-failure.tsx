import styles from './contents.module.css';

/** What became of a press that failed; nothing as long as none has. */
export const CallFailure = ({ error }: { error: Error | null }) => (
  <div role="alert" className={styles.failure}>
    {error && <p>{error.message}</p>}
  </div>
);
