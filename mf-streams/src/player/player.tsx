import { useEffect, useRef } from 'react';
import styles from './player.module.css';
import type { PlayerProps } from './player.types.ts';

export type { PlayerError, PlayerProps, PlayerSource } from './player.types.ts';

/** Plays one live or archive stream, and ends everything of it when it goes. */
export function Player({ source, startedByGesture, onPictureInPicture, onEnd, onError }: PlayerProps) {
  const { kind, url, title } = source;
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    if (kind === 'archive') {
      element.src = url;
      return () => {
        element.removeAttribute('src');
        element.load();
      };
    }
    let isGone = false;
    let end = () => {};
    import('hls.js/light').then(({ default: Hls }) => {
      if (isGone) return;
      const hls = new Hls({ enableWorker: false });
      hls.loadSource(url);
      hls.attachMedia(element);
      end = () => hls.destroy();
    });
    return () => {
      isGone = true;
      end();
    };
  }, [kind, url]);
  useEffect(() => {
    const element = video.current;
    const enter = () => onPictureInPicture?.(true);
    const leave = () => onPictureInPicture?.(false);
    element?.addEventListener('enterpictureinpicture', enter);
    element?.addEventListener('leavepictureinpicture', leave);
    return () => {
      element?.removeEventListener('enterpictureinpicture', enter);
      element?.removeEventListener('leavepictureinpicture', leave);
    };
  }, [onPictureInPicture]);
  return (
    <video
      ref={video}
      className={styles.video}
      aria-label={title}
      controls
      playsInline
      autoPlay
      muted={!startedByGesture}
      onEnded={onEnd}
      onError={() => onError?.({ kind: 'media' })}
    />
  );
}
