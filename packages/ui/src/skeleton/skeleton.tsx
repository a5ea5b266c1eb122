import classes from './skeleton.module.css';

export interface SkeletonProps {
  /** The height of what comes, so that nothing moves when it does: any CSS length. */
  height: string;
}

/** Holds the place of what loads. It shows itself after 200 ms only, since most things are faster. */
export const Skeleton = ({ height }: SkeletonProps) => (
  <div className={classes.skeleton} style={{ blockSize: height }} aria-hidden="true" />
);
