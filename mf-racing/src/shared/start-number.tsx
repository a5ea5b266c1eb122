import styles from './start-number.module.css';

/** The start number of a horse. */
export const StartNumber = ({ startNr }: { startNr: number }) => <span className={styles.number}>{startNr}</span>;
