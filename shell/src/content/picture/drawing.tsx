import type { ReactNode } from 'react';
import type { Motif } from './picture.model.ts';
import styles from './picture.module.css';

const Hills = () => (
  <>
    <path className={styles.hill} d="M0 118Q70 84 150 108T320 92V180H0Z" />
    <path className={styles.turf} d="M0 142Q160 126 320 142V180H0Z" />
  </>
);

const Rail = () => (
  <path className={styles.rail} d="M0 128H320M30 128V152M100 128V152M170 128V152M240 128V152M310 128V152" />
);

/** On 320 by 180 units, in front of a plain sky. */
const DRAWINGS: Record<Motif, ReactNode> = {
  horse: (
    <>
      <path className={styles.hill} d="M0 132Q90 96 180 122T320 108V180H0Z" />
      <path className={styles.dark} d="M84 180C84 128 100 72 140 38L152 46C124 84 112 130 112 180Z" />
      <path
        className={styles.turf}
        d="M100 180C104 130 116 84 146 50L148 24 164 42 172 26 177 50C194 62 210 84 228 110 236 121 233 133 222 137 213 140 205 136 200 131 192 124 184 120 176 121 172 138 182 160 196 180Z"
      />
      <path className={styles.strap} d="M160 44Q176 78 178 120M210 84Q204 108 196 128M192 124Q160 150 142 180" />
      <circle className={styles.dark} cx="183" cy="73" r="4" />
      <circle className={styles.dark} cx="221" cy="119" r="3" />
    </>
  ),
  track: (
    <>
      <path className={styles.hill} d="M0 60Q90 34 180 54T320 44V180H0Z" />
      <ellipse className={styles.turf} cx="160" cy="112" rx="138" ry="54" />
      <ellipse className={styles.hill} cx="160" cy="108" rx="88" ry="26" />
      <path
        className={styles.rail}
        d="M22 112a138 54 0 0 0 276 0a138 54 0 0 0-276 0M72 108a88 26 0 0 0 176 0a88 26 0 0 0-176 0"
      />
      <path className={styles.rail} d="M200 132V165" />
      <path className={styles.brass} d="M200 92h34l-10 10 10 10h-34Z" />
      <path className={styles.pole} d="M200 88V132" />
    </>
  ),
  post: (
    <>
      <Hills />
      <Rail />
      <path className={styles.pole} d="M214 40V156" />
      <circle className={styles.brass} cx="214" cy="44" r="26" />
      <circle className={styles.paper} cx="214" cy="44" r="17" />
      <circle className={styles.turf} cx="214" cy="44" r="8" />
    </>
  ),
  ticket: (
    <>
      <Hills />
      <g transform="rotate(-9 160 90)">
        <path
          className={styles.paper}
          d="M76 46H244a6 6 0 0 1 6 6V76a14 14 0 0 0 0 28V128a6 6 0 0 1-6 6H76a6 6 0 0 1-6-6V104a14 14 0 0 0 0-28V52a6 6 0 0 1 6-6Z"
        />
        <circle className={styles.brass} cx="172" cy="114" r="12" />
        <path className={styles.stub} d="M204 46V134" />
        <path className={styles.line} d="M90 66H150M90 84H186M90 98H176M90 114H140" />
        <path className={styles.line} d="M218 66V114M226 66V114M233 66V114" />
      </g>
    </>
  ),
  cup: (
    <>
      <Hills />
      <path className={styles.handle} d="M124 48H98Q96 88 138 92M196 48H222Q224 88 182 92" />
      <path className={styles.brass} d="M122 36H198Q200 92 168 104V124H186V136H134V124H152V104Q120 92 122 36Z" />
      <path className={styles.dark} d="M120 136H200V154H120Z" />
      <path className={styles.paper} d="M160 50 165 62 178 63 168 71 171 84 160 77 149 84 152 71 142 63 155 62Z" />
    </>
  ),
  silks: (
    <>
      <Hills />
      <path
        className={styles.paper}
        d="M118 38 144 26Q160 38 176 26L202 38 232 84 208 98 196 82V150H124V82L112 98 88 84Z"
      />
      <path
        className={styles.turf}
        d="M118 38 132 31 132 150H124V82L112 98 88 84ZM202 38 188 31 188 150H196V82L208 98 232 84Z"
      />
      <path className={styles.brass} d="M132 66 160 92 188 66V92L160 118 132 92Z" />
      <path className={styles.dark} d="M144 26Q160 38 176 26L170 24Q160 30 150 24Z" />
    </>
  ),
  book: (
    <>
      <Hills />
      <path className={styles.dark} d="M70 50Q116 34 160 54 204 34 250 50V142Q204 126 160 146 116 126 70 142Z" />
      <path
        className={styles.paper}
        d="M80 46Q118 34 158 54V138Q118 120 80 132ZM240 46Q202 34 162 54V138Q202 120 240 132Z"
      />
      <path
        className={styles.line}
        d="M94 62Q122 56 146 66M94 80Q122 74 146 84M94 98Q122 92 146 102M226 62Q198 56 174 66M226 80Q198 74 174 84"
      />
      <path className={styles.brass} d="M206 36 220 38V72L213 65 206 71Z" />
    </>
  ),
};

/** One of our drawings. It is decoration: screen readers skip it. */
export const Drawing = ({ motif }: { motif: Motif }) => (
  <svg viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    {DRAWINGS[motif]}
  </svg>
);
