import classes from './country-flag.module.css';
import { FLAGS } from './flags.tsx';

export interface CountryFlagProps {
  /** ISO 3166-1 alpha-3: `DEU`. A country without a picture shows its code. */
  country: string;
  /** The country's name for screen readers; empty if the name is already beside the flag. */
  label: string;
}

/** A country's flag, drawn here because Windows has no flag characters. */
export const CountryFlag = ({ country, label }: CountryFlagProps) => {
  const picture = FLAGS[country] ?? (
    <>
      <path fill="#e8e8e2" d="M0 0h30v20H0z" />
      <text x="15" y="13.5" textAnchor="middle" fontSize="10" fontWeight="700" fill="#14201a">
        {country}
      </text>
    </>
  );
  return label === '' ? (
    <svg className={classes.flag} viewBox="0 0 30 20" aria-hidden="true">
      {picture}
    </svg>
  ) : (
    <svg className={classes.flag} viewBox="0 0 30 20" role="img" aria-label={label}>
      {picture}
    </svg>
  );
};
