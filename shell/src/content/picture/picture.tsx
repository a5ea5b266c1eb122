import { useState } from 'react';
import { Drawing } from './drawing.tsx';
import type { Motif } from './picture.model.ts';
import styles from './picture.module.css';

interface PictureProps {
  /** Drawn if the server has no picture, or the picture fails to load. */
  motif: Motif;
  /** The path of a picture. */
  src?: string | null;
}

/** A picture that decorates a product or a piece of news. Its space is reserved before it loads. */
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
