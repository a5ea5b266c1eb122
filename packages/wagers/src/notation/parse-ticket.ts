import type { Banker, Horses, Orders, Selection } from '../selection.ts';
import type { Flexi, Ticket } from '../ticket.ts';

/** The first wrong position of a text (characters from 0), and what is expected there. */
export interface UnreadableText {
  readonly kind: 'unreadable';
  readonly at: number;
  readonly expected: string;
}

export type ParsedTicket = { readonly kind: 'ticket'; readonly ticket: Ticket } | UnreadableText;
export type ParsedSelection = { readonly kind: 'selection'; readonly selection: Selection } | UnreadableText;

/** Aborts the parsing; never leaves this file. */
class Unreadable {
  readonly at: number;
  readonly expected: string;
  constructor(at: number, expected: string) {
    this.at = at;
    this.expected = expected;
  }
}

interface Words {
  /** Takes the next word if it is this one. */
  skip: (word: string) => boolean;
  /** Takes the next word; it must match the pattern. */
  take: (pattern: RegExp, expected: string) => string;
  end: () => void;
}

const wordsOf = (text: string): Words => {
  let at = 0;
  const next = () => /^[^ ]*/.exec(text.slice(at))?.[0] ?? '';
  const pass = (word: string) => {
    at += word.length;
    // One blank between words, none at the end.
    if (text[at] === ' ' && at < text.length - 1) at += 1;
  };
  return {
    skip(word) {
      const isNext = next() === word;
      if (isNext) pass(word);
      return isNext;
    },
    take(pattern, expected) {
      const word = next();
      if (word === '' || !pattern.test(word)) throw new Unreadable(at, expected);
      pass(word);
      return word;
    },
    end() {
      if (at < text.length) throw new Unreadable(at, 'the end');
    },
  };
};

const number = '(?:0|[1-9]\\d{0,15})';
const numbers = `(?:-|${number}(?:,${number})*)`;
const horses = `(?:X|ALL|${numbers})`;
const whole = (pattern: string) => new RegExp(`^${pattern}$`);
const patterns = {
  wager: /^[^:]+(?::[^:]+)?$/,
  number: whole(number),
  numbers: whole(numbers),
  horses: whole(horses),
  lists: whole(`(?:none|${horses}(?:/${horses})*)`),
  reserves: whole(`(?:none|${numbers}(?:/${numbers})*)`),
  bankers: whole(`(?:-|${number}(?:@${number})?(?:,${number}(?:@${number})?)*)`),
};

const numbersOf = (text: string): number[] => (text === '-' ? [] : text.split(',').map(Number));
const horsesOf = (text: string): Horses => (text === 'X' || text === 'ALL' ? text : numbersOf(text));
const listsOf = (text: string): Horses[] => (text === 'none' ? [] : text.split('/').map(horsesOf));

const bankersOf = (text: string): Banker[] =>
  text === '-'
    ? []
    : text.split(',').map((banker) => {
        const [startNr = '', place] = banker.split('@');
        return { startNr: Number(startNr), place: place === undefined ? null : Number(place) };
      });

const readNumber = (words: Words, expected: string) => Number(words.take(patterns.number, expected));
const readNumbers = (words: Words) => numbersOf(words.take(patterns.numbers, 'start numbers'));
const readHorses = (words: Words) => horsesOf(words.take(patterns.horses, 'start numbers, X or ALL'));
const readLists = (words: Words) => listsOf(words.take(patterns.lists, 'lists of start numbers'));
const readWith = (words: Words) => words.take(/^with$/, 'with');

const readBankers = (words: Words, orders: Orders): Selection => {
  const bankers = bankersOf(words.take(patterns.bankers, 'bankers'));
  readWith(words);
  return { kind: 'bankers', bankers, others: readHorses(words), orders };
};

const readSystem = (words: Words): Selection => {
  const folds = numbersOf(words.take(patterns.numbers, 'folds'));
  words.take(/^of$/, 'of');
  return { kind: 'system', folds, legs: readLists(words) };
};

const readSpot = (words: Words): Selection => {
  const size = readNumber(words, 'how many horses');
  readWith(words);
  return { kind: 'spot', size, own: readNumbers(words) };
};

const selections: Record<string, (words: Words) => Selection> = {
  singles: (words) => ({ kind: 'singles', horses: readHorses(words) }),
  straight: (words) => ({ kind: 'straight', horses: readNumbers(words) }),
  boxed: (words) => ({ kind: 'boxed', horses: readHorses(words), orders: 'one' }),
  'boxed*': (words) => ({ kind: 'boxed', horses: readHorses(words), orders: 'all' }),
  bankers: (words) => readBankers(words, 'one'),
  'bankers*': (words) => readBankers(words, 'all'),
  places: (words) => ({ kind: 'places', places: readLists(words) }),
  legs: (words) => ({ kind: 'legs', legs: readLists(words) }),
  system: readSystem,
  spot: readSpot,
};

const selectionWord = /^(?:singles|straight|boxed\*?|bankers\*?|places|legs|system|spot)$/;

const readSelection = (words: Words): Selection => {
  const kind = words.take(selectionWord, 'singles, straight, boxed, bankers, places, legs, system or spot');
  return (selections[kind] as (words: Words) => Selection)(words);
};

const readTicket = (words: Words): Ticket => {
  const [wager = '', pool] = words.take(patterns.wager, 'a wager, FRA-QNP').split(':');
  const selection = readSelection(words);
  const multi = words.skip('multi') ? readNumber(words, 'how many horses') : undefined;
  const placed = words.skip('placed') ? numbersOf(words.take(patterns.numbers, 'legs')) : undefined;
  const reserves = words.skip('reserves') ? words.take(patterns.reserves, 'reserves by leg') : undefined;
  const flexi = words.skip('flexi') ? Number(words.take(/^(?:50|25|10)$/, '50, 25 or 10')) : undefined;
  const jackpot = words.skip('jackpot');
  words.take(/^stake$/, 'stake');
  const stake = readNumber(words, 'cents');
  words.end();
  return {
    wager,
    ...(pool === undefined ? {} : { pool }),
    selection,
    stake,
    ...(flexi === undefined ? {} : { flexi: flexi as Exclude<Flexi, 100> }),
    ...(multi === undefined ? {} : { multi }),
    ...(placed === undefined ? {} : { placed }),
    ...(jackpot ? { jackpot } : {}),
    ...(reserves === undefined ? {} : { reserves: reserves === 'none' ? [] : reserves.split('/').map(numbersOf) }),
  };
};

const orUnreadable = <Read>(read: () => Read): Read | UnreadableText => {
  try {
    return read();
  } catch (error) {
    if (error instanceof Unreadable) return { kind: 'unreadable', at: error.at, expected: error.expected };
    throw error;
  }
};

/** Parses a line of `printTicket`. Does not check whether the ticket is sold. */
export const parseTicket = (text: string): ParsedTicket =>
  orUnreadable(() => ({ kind: 'ticket', ticket: readTicket(wordsOf(text)) }));

/** Parses a text of `printSelection`. */
export const parseSelection = (text: string): ParsedSelection =>
  orUnreadable(() => {
    const words = wordsOf(text);
    const selection = readSelection(words);
    words.end();
    return { kind: 'selection', selection };
  });
