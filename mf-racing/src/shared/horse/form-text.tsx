import { piecesOfForm } from './form-text.model.ts';
import styles from './form-text.module.css';

/** A form as the source writes it. No line breaks inside one of its figures. */
export const FormText = ({ form }: { form: string }) =>
  piecesOfForm(form).map((piece, at) => (
    <span key={at} className={styles.piece}>
      {piece}
    </span>
  ));
