import { type PickWay, pickDraft, type TicketDraft } from '@paddock/betslip';
import type { Refusal, WagerType, Weights } from '@paddock/wagers';
import { useState } from 'react';
import { type PickKind, pickWayOf, randomSeed } from '../../pick-ways.model.ts';
import { racesOf, type TicketField } from '../../ticket-field.model.ts';

export interface PicksOptions {
  type: WagerType;
  /** Fits the type. */
  draft: TicketDraft;
  /** One per leg. */
  fields: readonly TicketField[];
  /** The probability weights of the horses, leg by leg. Default: equal. */
  weights?: readonly Weights[] | undefined;
  onChange: (draft: TicketDraft) => void;
}

interface Drawn {
  way: PickWay;
  seed: number;
  before: TicketDraft;
  /** The drawn marks, as text. */
  marks: string;
}

const textOf = ({ marks }: TicketDraft): string => JSON.stringify(marks);

/** Draws tickets, repeats the last draw, and takes it back. */
export function usePicks({ type, draft, fields, weights, onChange }: PicksOptions) {
  const [drawn, setDrawn] = useState<Drawn>();
  const [refused, setRefused] = useState<{ refusals: readonly Refusal[]; marks: string }>();
  const marks = textOf(draft);
  const isDrawn = drawn?.marks === marks;
  // Drawn horses are not the customer's own: the next draw does not keep them.
  const own = isDrawn ? drawn.before : draft;

  const drawBy = (way: PickWay, seed: number) => {
    const [first, ...others] = racesOf(fields);
    if (!first) return;
    const picked = pickDraft(way, { type, races: [first, ...others], ...(weights ? { weights } : {}) }, seed);
    if (picked.kind === 'refused') {
      setRefused({ refusals: picked.refusals, marks });
      return;
    }
    setRefused(undefined);
    setDrawn({ way, seed, before: own, marks: textOf(picked.draft) });
    // A draw changes the horses: flexi share, jackpot and sizes stay.
    const { way: written, marks: horses, orders, multi } = picked.draft;
    onChange({ ...own, way: written, marks: horses, orders, multi });
  };

  return {
    /** The seed of the last draw; undefined before the first. */
    seed: drawn?.seed,
    /** Whether the draft is unchanged since the draw. */
    isDrawn,
    /** Why the last press drew nothing. */
    refusals: refused?.marks === marks ? refused.refusals : [],
    draw: (kind: PickKind, rows: number) => drawBy(pickWayOf(kind, own, type, rows), randomSeed()),
    again: () => drawn && drawBy(drawn.way, drawn.seed),
    undo: () => drawn && onChange(drawn.before),
  };
}
