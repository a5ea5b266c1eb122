import { PIECES } from '../../../pieces.ts';
import { PieceList } from '../shared/piece-list.tsx';

/** The page `/pieces`. */
export function Component() {
  return (
    <>
      <title>All pieces · Kiln</title>
      <h1>All pieces</h1>
      <PieceList pieces={PIECES} />
    </>
  );
}
