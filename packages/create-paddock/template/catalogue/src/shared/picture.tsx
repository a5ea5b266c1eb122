import type { Piece } from '../../../pieces.ts';
import styles from './picture.module.css';

export function Picture({ piece }: { piece: Piece }) {
  return (
    <svg className={styles.picture} viewBox="-30 -12 160 120" aria-hidden="true">
      <ellipse className={styles.shadow} cx="50" cy="89" rx="44" ry="5" />
      <path d={piece.outline} fill={piece.glaze} />
    </svg>
  );
}
