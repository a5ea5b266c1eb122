/** A word that must not be in a German text. */
export interface WrongWord {
  kind: 'informal' | 'no-umlaut';
  word: string;
}

/** German texts address customers as "Sie". */
const INFORMAL = /^(du|dich|dir|dein(e[mnrs]?)?|euch|euer|eu(e)?re[mnrs]?)$/i;

/**
 * Parts of words in which ae, oe or ue is correct. Add a word here if the check is wrong about it.
 */
const RIGHT =
  /aktuell|aero|bluetooth|coesfeld|duell|duett|eventuell|goethe|individuell|influen[cz]|intellektuell|israel|itzehoe|koeffizient|koexist|manuel|michael|moers|poe[st]|punktuell|soeben|soest|statue|virtuell|visuell|zue(?:inander|rst|ignen)/gi;

// After a, e, o or q, `ue` is no ü: Dauer, neue, Silhouette, Quote und quer.
const NO_UMLAUT = /ae|oe|(?<![aeoq])ue/i;

/** Parts that are not checked as German: tags, variables, nested texts, URLs. */
const NOT_PROSE = /<[^>]*>|\{\{[^}]*\}\}|\$t\([^)]*\)|\S+@\S+|\bhttps?:\S+|\B\/[\w/-]+/g;

/** Finds words of a German text that say "du", or that use ae, oe or ue instead of an umlaut. */
export function findWrongWords(text: string): WrongWord[] {
  const words = text.replace(NOT_PROSE, ' ').match(/\p{L}+/gu) ?? [];
  return words.flatMap((word, at): WrongWord[] => {
    // A race may be named Prix du Jockey Club.
    if (INFORMAL.test(word) && words[at - 1] !== 'Prix') return [{ kind: 'informal', word }];
    return NO_UMLAUT.test(word.replace(RIGHT, '')) ? [{ kind: 'no-umlaut', word }] : [];
  });
}

/** The advice on how to mend it. */
export const adviceOn = ({ kind, word }: WrongWord): string =>
  kind === 'informal' ? `says "${word}": customers are addressed with "Sie"` : `writes "${word}" without its umlaut`;
