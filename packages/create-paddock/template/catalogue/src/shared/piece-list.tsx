import { href } from '@paddock/core';
import { Link } from 'react-router';
import { type Piece, priceOf } from '../../../pieces.ts';
import { Picture } from './picture.tsx';
import styles from './piece-list.module.css';

export function PieceList({ pieces }: { pieces: readonly Piece[] }) {
  return (
    <ul className={styles.list}>
      {pieces.map((piece) => (
        <li key={piece.id} className={styles.piece}>
          <Picture piece={piece} />
          <Link to={href('piece', { id: piece.id })} className={styles.name}>
            {piece.name}
          </Link>
          <span className={styles.price}>{priceOf(piece.price)}</span>
        </li>
      ))}
    </ul>
  );
}
