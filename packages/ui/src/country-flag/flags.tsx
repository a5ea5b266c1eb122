import type { ReactNode } from 'react';

const rows = (top: string, middle: string, bottom: string): ReactNode => (
  <>
    <path fill={top} d="M0 0h30v7H0z" />
    <path fill={middle} d="M0 6.67h30v6.67H0z" />
    <path fill={bottom} d="M0 13.33h30V20H0z" />
  </>
);

const columns = (left: string, middle: string, right: string): ReactNode => (
  <>
    <path fill={left} d="M0 0h10.5v20H0z" />
    <path fill={middle} d="M10 0h10v20H10z" />
    <path fill={right} d="M20 0h10v20H20z" />
  </>
);

/** Five-pointed, of radius 1 around the origin. */
const STAR = 'M0-1l.588 1.809L-.951-.309h1.902L-.588.809z';

/** A petal of the bauhinia, from the middle upwards. */
const PETAL = 'M0-.8C-3.2-2.6-2.6-6.2.6-6.6 2.4-5 1.2-3.4 0-.8z';

/** The flags of the countries whose races are offered, 30 × 20, simplified to what an eye sees at 24 pixels. */
export const FLAGS: Readonly<Record<string, ReactNode>> = {
  DEU: rows('#000000', '#dd0000', '#ffce00'),
  FRA: columns('#000091', '#ffffff', '#e1000f'),
  IRL: columns('#169b62', '#ffffff', '#ff883e'),
  BEL: columns('#000000', '#fdda24', '#ef3340'),
  SWE: (
    <>
      <path fill="#006aa7" d="M0 0h30v20H0z" />
      <path fill="#fecc02" d="M9 0h4v20H9zM0 8h30v4H0z" />
    </>
  ),
  GBR: (
    <>
      <path fill="#012169" d="M0 0h30v20H0z" />
      <path stroke="#ffffff" strokeWidth="4" d="M0 0l30 20M30 0L0 20" />
      <path stroke="#c8102e" strokeWidth="1.6" d="M0 0l30 20M30 0L0 20" />
      <path stroke="#ffffff" strokeWidth="6.6" d="M15 0v20M0 10h30" />
      <path stroke="#c8102e" strokeWidth="4" d="M15 0v20M0 10h30" />
    </>
  ),
  ZAF: (
    <>
      <path fill="#e03c31" d="M0 0h30v10H0z" />
      <path fill="#001489" d="M0 10h30v10H0z" />
      <path fill="none" stroke="#ffffff" strokeWidth="6.6" d="M0 0l15 10L0 20M15 10h15" />
      <path fill="none" stroke="#007749" strokeWidth="4" d="M0 0l15 10L0 20M14 10h16" />
      <path fill="#ffb81c" d="M0 3v14l10.5-7z" />
      <path fill="#000000" d="M0 4.8v10.4L7.8 10z" />
    </>
  ),
  USA: (
    <>
      <path fill="#ffffff" d="M0 0h30v20H0z" />
      <path
        stroke="#b22234"
        strokeWidth="1.54"
        d="M0 .77h30M0 3.85h30M0 6.92h30M0 10h30M0 13.08h30M0 16.15h30M0 19.23h30"
      />
      <path fill="#3c3b6e" d="M0 0h13v10.77H0z" />
      <path
        stroke="#ffffff"
        strokeWidth="1"
        strokeLinecap="round"
        strokeDasharray="0 2.6"
        d="M1.6 1.8h11M2.9 4.2h9M1.6 6.6h11M2.9 9h9"
      />
    </>
  ),
  CAN: (
    <>
      <path fill="#ffffff" d="M0 0h30v20H0z" />
      <path fill="#d80621" d="M0 0h7.5v20H0zM22.5 0H30v20h-7.5z" />
      <path
        fill="#d80621"
        d="M15 3l-1.4 2.6-1.5-.8.8 4-1.9-2-.4 1.1-2.1-.4.8 2.3-.8.5 3.6 3-.4 1.2 3-.5-.1 3h.8l-.1-3 3 .5-.4-1.2 3.6-3-.8-.5.8-2.3-2.1.4-.4-1.1-1.9 2 .8-4-1.5.8z"
      />
    </>
  ),
  HKG: (
    <>
      <path fill="#de2910" d="M0 0h30v20H0z" />
      <g fill="#ffffff" transform="translate(15 10)">
        {[0, 72, 144, 216, 288].map((turn) => (
          <path key={turn} d={PETAL} transform={`rotate(${turn})`} />
        ))}
      </g>
    </>
  ),
  CHL: (
    <>
      <path fill="#ffffff" d="M0 0h30v10H0z" />
      <path fill="#d52b1e" d="M0 10h30v10H0z" />
      <path fill="#0039a6" d="M0 0h10v10H0z" />
      <path fill="#ffffff" d={STAR} transform="translate(5 5) scale(3)" />
    </>
  ),
  ARG: (
    <>
      {rows('#74acdf', '#ffffff', '#74acdf')}
      <circle cx="15" cy="10" r="2.1" fill="#f6b40e" />
    </>
  ),
  ARE: (
    <>
      {rows('#00732f', '#ffffff', '#000000')}
      <path fill="#ff0000" d="M0 0h8v20H0z" />
    </>
  ),
};
