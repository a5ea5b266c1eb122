import styles from './start-number.module.css';

/** The number that a horse wears. */
export const StartNumber = ({ startNr }: { startNr: number }) => <span className={styles.number}>{startNr}</span>;
