import { useState } from 'react';
import { Drawing } from './drawing.tsx';
import type { Motif } from './picture.model.ts';
import styles from './picture.module.css';

interface PictureProps {
  /** Drawn if there is no picture of the server, or it cannot be loaded. */
  motif: Motif;
  /** The path of a picture. */
  src?: string | null;
}

/** A picture that decorates a product or a piece of news. Its box is there before it is. */
export function Picture({ motif, src = null }: PictureProps) {
  const [isBroken, setBroken] = useState(false);
  return (
    <div className={styles.picture} data-motif={motif}>
      {src === null || isBroken ? (
        <Drawing motif={motif} />
      ) : (
        <img src={src} alt="" loading="lazy" decoding="async" onError={() => setBroken(true)} />
      )}
    </div>
  );
}
