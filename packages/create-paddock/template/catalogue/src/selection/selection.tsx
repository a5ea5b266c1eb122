import { href } from '@paddock/core';
import { Link } from 'react-router';
import { PIECES } from '../../../pieces.ts';
import { PieceList } from '../shared/piece-list.tsx';
import styles from './selection.module.css';

/** The slot `home.selection` of the shell's start page. */
export function Selection() {
  return (
    <section>
      <h2>Fresh from the kiln</h2>
      <PieceList pieces={PIECES.slice(0, 3)} />
      <p className={styles.all}>
        <Link to={href('pieces')}>See all {PIECES.length} pieces</Link>
      </p>
    </section>
  );
}
