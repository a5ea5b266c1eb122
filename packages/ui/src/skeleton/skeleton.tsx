import classes from './skeleton.module.css';
import { SKELETON_DELAY_MS } from './use-delayed-pending.ts';

export { useDelayedPending } from './use-delayed-pending.ts';

export interface SkeletonProps {
  /** The height of what comes, so that nothing moves when it does: any CSS length. */
  height: string;
}

/** Holds the place of what loads. It is seen after 200 ms only, since most things are faster. */
export const Skeleton = ({ height }: SkeletonProps) => (
  <div
    className={classes.skeleton}
    style={{ blockSize: height, animationDelay: `${SKELETON_DELAY_MS}ms` }}
    aria-hidden="true"
  />
);
