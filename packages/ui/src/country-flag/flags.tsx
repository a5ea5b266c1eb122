import type { ReactNode } from 'react';

const WHITE = '#ffffff';

const rows = (...colours: string[]): ReactNode =>
  colours.map((colour, at) => {
    const top = (20 * at) / colours.length;
    return <path key={at} fill={colour} d={`M0 ${top}h30V20H0z`} />;
  });

const columns = (...colours: string[]): ReactNode =>
  colours.map((colour, at) => {
    const left = (30 * at) / colours.length;
    return <path key={at} fill={colour} d={`M${left} 0H30v20H${left}z`} />;
  });

/** A Nordic cross, with an inner cross if `inner` is given. */
const cross = (ground: string, arms: string, inner?: string): ReactNode => (
  <>
    <path fill={ground} d="M0 0h30v20H0z" />
    <path stroke={arms} strokeWidth={inner ? 5 : 4} d="M11 0v20M0 10h30" />
    {inner && <path stroke={inner} strokeWidth="2.5" d="M11 0v20M0 10h30" />}
  </>
);

/** A five-pointed star of radius 1 around the origin. */
const STAR = 'M0-1l.588 1.809L-.951-.309h1.902L-.588.809z';

/** A petal of the bauhinia, from the centre upwards. */
const PETAL = 'M0-.8C-3.2-2.6-2.6-6.2.6-6.6 2.4-5 1.2-3.4 0-.8z';

/**
 * Flags of the racing countries and of the European countries whose citizens are customers: 30 ×
 * 20, simplified for 24 pixels. SVK, SVN, HRV and SRB show their codes: only a coat of arms
 * distinguishes their flags.
 */
export const FLAGS: Readonly<Record<string, ReactNode>> = {
  DEU: rows('#000000', '#dd0000', '#ffce00'),
  FRA: columns('#000091', WHITE, '#e1000f'),
  IRL: columns('#169b62', WHITE, '#ff883e'),
  BEL: columns('#000000', '#fdda24', '#ef3340'),
  SWE: cross('#006aa7', '#fecc02'),
  GBR: (
    <>
      <path fill="#012169" d="M0 0h30v20H0z" />
      <path stroke={WHITE} strokeWidth="4" d="M0 0l30 20M30 0L0 20" />
      <path stroke="#c8102e" strokeWidth="1.6" d="M0 0l30 20M30 0L0 20" />
      <path stroke={WHITE} strokeWidth="6.6" d="M15 0v20M0 10h30" />
      <path stroke="#c8102e" strokeWidth="4" d="M15 0v20M0 10h30" />
    </>
  ),
  ZAF: (
    <>
      <path fill="#e03c31" d="M0 0h30v10H0z" />
      <path fill="#001489" d="M0 10h30v10H0z" />
      <path fill="none" stroke={WHITE} strokeWidth="6.6" d="M0 0l15 10L0 20M15 10h15" />
      <path fill="none" stroke="#007749" strokeWidth="4" d="M0 0l15 10L0 20M14 10h16" />
      <path fill="#ffb81c" d="M0 3v14l10.5-7z" />
      <path fill="#000000" d="M0 4.8v10.4L7.8 10z" />
    </>
  ),
  USA: (
    <>
      <path fill={WHITE} d="M0 0h30v20H0z" />
      <path
        stroke="#b22234"
        strokeWidth="1.54"
        d="M0 .77h30M0 3.85h30M0 6.92h30M0 10h30M0 13.08h30M0 16.15h30M0 19.23h30"
      />
      <path fill="#3c3b6e" d="M0 0h13v10.77H0z" />
      <path
        stroke={WHITE}
        strokeWidth="1"
        strokeLinecap="round"
        strokeDasharray="0 2.6"
        d="M1.6 1.8h11M2.9 4.2h9M1.6 6.6h11M2.9 9h9"
      />
    </>
  ),
  CAN: (
    <>
      <path fill={WHITE} d="M0 0h30v20H0z" />
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
      <g fill={WHITE} transform="translate(15 10)">
        {[0, 72, 144, 216, 288].map((turn) => (
          <path key={turn} d={PETAL} transform={`rotate(${turn})`} />
        ))}
      </g>
    </>
  ),
  CHL: (
    <>
      <path fill={WHITE} d="M0 0h30v10H0z" />
      <path fill="#d52b1e" d="M0 10h30v10H0z" />
      <path fill="#0039a6" d="M0 0h10v10H0z" />
      <path fill={WHITE} d={STAR} transform="translate(5 5) scale(3)" />
    </>
  ),
  ARG: (
    <>
      {rows('#74acdf', WHITE, '#74acdf')}
      <circle cx="15" cy="10" r="2.1" fill="#f6b40e" />
    </>
  ),
  ARE: (
    <>
      {rows('#00732f', WHITE, '#000000')}
      <path fill="#ff0000" d="M0 0h8v20H0z" />
    </>
  ),

  AUT: rows('#ed2939', WHITE, '#ed2939'),
  NLD: rows('#ae1c28', WHITE, '#21468b'),
  LUX: rows('#ed2939', WHITE, '#00a1de'),
  HUN: rows('#ce2939', WHITE, '#477050'),
  BGR: rows(WHITE, '#00966e', '#d62612'),
  LTU: rows('#fdb913', '#006a44', '#c1272d'),
  EST: rows('#0072ce', '#000000', WHITE),
  UKR: rows('#0057b7', '#ffd700'),
  POL: rows(WHITE, '#dc143c'),
  ESP: rows('#aa151b', '#f1bf00', '#f1bf00', '#aa151b'),
  LVA: rows('#9e3039', '#9e3039', WHITE, '#9e3039', '#9e3039'),
  ITA: columns('#009246', WHITE, '#ce2b37'),
  ROU: columns('#002b7f', '#fcd116', '#ce1126'),
  DNK: cross('#c8102e', WHITE),
  FIN: cross(WHITE, '#003580'),
  NOR: cross('#ba0c2f', WHITE, '#00205b'),
  CHE: (
    <>
      <path fill="#da291c" d="M0 0h30v20H0z" />
      <path stroke={WHITE} strokeWidth="4" d="M15 4v12M9 10h12" />
    </>
  ),
  CZE: (
    <>
      {rows(WHITE, '#d7141a')}
      <path fill="#11457e" d="M0 0l15 10L0 20z" />
    </>
  ),
  LIE: (
    <>
      {rows('#002b7f', '#ce1126')}
      <path fill="#ffd83d" d="M4 8.5l1-4 2 2 1.5-3 1.5 3 2-2 1 4z" />
    </>
  ),
  PRT: (
    <>
      {columns('#046a38', '#046a38', '#da291c', '#da291c', '#da291c')}
      <circle cx="12" cy="10" r="3.6" fill="#ffe900" />
      <path fill="#da291c" d="M10 7.8h4v3a2 2 0 0 1-4 0z" />
    </>
  ),
  GRC: (
    <>
      {rows(...Array.from({ length: 9 }, (_, at) => (at % 2 === 0 ? '#0d5eaf' : WHITE)))}
      <path fill="#0d5eaf" d="M0 0h11.1v11.1H0z" />
      <path stroke={WHITE} strokeWidth="2.2" d="M5.55 0v11.1M0 5.55h11.1" />
    </>
  ),
  TUR: (
    <>
      <path fill="#e30a17" d="M0 0h30v20H0z" />
      <circle cx="10.5" cy="10" r="5" fill={WHITE} />
      <circle cx="11.8" cy="10" r="4" fill="#e30a17" />
      <path fill={WHITE} d={STAR} transform="translate(17.5 10) rotate(-18) scale(2.4)" />
    </>
  ),
};
