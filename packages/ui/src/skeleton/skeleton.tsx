import classes from './skeleton.module.css';
import { SKELETON_DELAY_MS } from './use-delayed-pending.ts';

export { useDelayedPending } from './use-delayed-pending.ts';

export interface SkeletonProps {
  /** The height of the expected content, any CSS length, so that nothing moves later. */
  height: string;
}

/**
 * Reserves the space of loading content. Visible only after 200 ms, since most loads are faster.
 */
export const Skeleton = ({ height }: SkeletonProps) => (
  <div
    className={classes.skeleton}
    style={{ blockSize: height, animationDelay: `${SKELETON_DELAY_MS}ms` }}
    aria-hidden="true"
  />
);
