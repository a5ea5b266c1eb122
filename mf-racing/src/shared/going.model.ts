/** The words of the sources for the going, by code: German, English, French, Swedish, Chinese. */
const WORDS = {
  FAST: ['fast', 'schnell', 'lätt', 'light', 'rapide', 'psf rapide', 'dirt: fast'],
  FIRM: ['firm', 'fest', 'hart', 'léger'],
  GOOD_TO_FIRM: ['good to firm', 'gut bis fest', 'bon léger', '好地至快地'],
  GOOD: ['good', 'gut', 'bon', '好地'],
  GOOD_TO_SOFT: ['good to soft', 'gut bis weich', 'bon souple', 'good to yielding', '好地至黏地'],
  YIELDING: ['yielding', 'nachgiebig', '黏地'],
  SOFT: ['soft', 'weich', 'souple', '軟地'],
  VERY_SOFT: ['very soft', 'sehr weich', 'très souple'],
  SLOW: ['slow', 'langsam', 'något tung', 'psf lente'],
  HEAVY: ['heavy', 'schwer', 'tief', 'lourd', 'très lourd', 'tung'],
  HOLDING: ['holding', 'zäh', 'collant'],
  SLOPPY: ['sloppy'],
  MUDDY: ['muddy'],
  STANDARD: ['standard', 'psf', 'psf standard', 'polytrack: standard'],
  STANDARD_TO_SLOW: ['standard to slow', 'tapeta: standard to slow'],
} as const;

export type Going = keyof typeof WORDS;

const CODES = new Map<string, Going>(
  (Object.keys(WORDS) as Going[]).flatMap((code) => WORDS[code].map((word) => [word, code] as const)),
);

/** The code of a source's word for the going; null for an unknown word. */
export const parseGoing = (words: string): Going | null => CODES.get(words.toLowerCase()) ?? null;
