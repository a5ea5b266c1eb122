import classes from './race-type.module.css';

export interface RaceTypeProps {
  /** As in the API: T is trot (with a sulky), H is gallop (with a jockey). */
  type: 'T' | 'H';
  /** Its name, read out and shown on hover. */
  label: string;
}

const SULKY_WHEEL = 'M14.5 9.5a5 5 0 1 1 0 10 5 5 0 0 1 0-10zm0 0v10m-5-5h10m-5-5-3-5h-3m6 10L2.5 11';
const HORSESHOE = 'M8 19.5H5.5C3.5 9 6.5 4 12 4s8.5 5 6.5 15.5H16C17.5 11 16 7 12 7S6.5 11 8 19.5z';

/** A wheel for a trotting race, a horseshoe for a gallop race. */
export const RaceType = ({ type, label }: RaceTypeProps) => (
  <svg className={classes.symbol} viewBox="0 0 24 24" role="img" aria-label={label}>
    <title>{label}</title>
    <path d={type === 'T' ? SULKY_WHEEL : HORSESHOE} />
  </svg>
);
