import { href } from '@paddock/core';
import { Link, useParams } from 'react-router';
import { PIECES, priceOf } from '../../../pieces.ts';
import { Picture } from '../shared/picture.tsx';
import styles from './piece.module.css';

/** The page `/pieces/:id`. */
export function Component() {
  const { id } = useParams();
  const piece = PIECES.find((each) => each.id === id);
  if (!piece)
    return (
      <>
        <title>Gone · Kiln</title>
        <h1>This piece is gone</h1>
        <p>
          <Link to={href('pieces')}>See the pieces that are there</Link>
        </p>
      </>
    );
  return (
    <article className={styles.piece}>
      <title>{`${piece.name} · Kiln`}</title>
      <Picture piece={piece} />
      <div>
        <h1>{piece.name}</h1>
        <p className={styles.price}>{priceOf(piece.price)}</p>
        <p>{piece.text}</p>
        {/* Another squad's page: the release has its address, the query says what to add. */}
        <Link className={styles.add} to={`${href('cart')}?add=${piece.id}`}>
          Put into the cart
        </Link>
      </div>
    </article>
  );
}
