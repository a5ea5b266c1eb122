/** A word that must not be in a German text. */
export interface WrongWord {
  kind: 'informal' | 'no-umlaut';
  word: string;
}

/** We say "Sie" to customers. */
const INFORMAL = /^(du|dich|dir|dein(e[mnrs]?)?|euch|euer|eu(e)?re[mnrs]?)$/i;

/**
 * Parts of words that are correct with ae, oe or ue. Add a word here if the check is wrong about
 * it.
 */
const RIGHT =
  /aktuell|aero|bluetooth|coesfeld|duell|duett|eventuell|goethe|individuell|influen[cz]|intellektuell|israel|itzehoe|koeffizient|koexist|manuel|michael|moers|poe[st]|punktuell|soeben|soest|statue|virtuell|visuell|zue(?:inander|rst|ignen)/gi;

// After a, e, o or q, `ue` is no ü: Dauer, neue, Silhouette, Quote und quer.
const NO_UMLAUT = /ae|oe|(?<![aeoq])ue/i;

/** Parts that are not checked as German: tags, variables, nested texts, URLs. */
const NOT_PROSE = /<[^>]*>|\{\{[^}]*\}\}|\$t\([^)]*\)|\S+@\S+|\bhttps?:\S+|\B\/[\w/-]+/g;

/**
 * Finds words of a German text that say "du", or are written with ae, oe or ue in place of an
 * umlaut.
 */
export function findWrongWords(text: string): WrongWord[] {
  const words = text.replace(NOT_PROSE, ' ').match(/\p{L}+/gu) ?? [];
  return words.flatMap((word, at): WrongWord[] => {
    // A race may be called Prix du Jockey Club.
    if (INFORMAL.test(word) && words[at - 1] !== 'Prix') return [{ kind: 'informal', word }];
    return NO_UMLAUT.test(word.replace(RIGHT, '')) ? [{ kind: 'no-umlaut', word }] : [];
  });
}

/** What to do about it. */
export const adviceOn = ({ kind, word }: WrongWord): string =>
  kind === 'informal' ? `says "${word}": customers are addressed with "Sie"` : `writes "${word}" without its umlaut`;
