import type { WagerType } from '../wager-type.ts';
import { can } from './can.ts';
import { deu } from './deu.ts';
import { fra } from './fra.ts';
import { gbr } from './gbr.ts';
import { irl } from './irl.ts';
import { swe } from './swe.ts';
import { usa } from './usa.ts';
import { zaf } from './zaf.ts';

/** All wager types of all days (core §3), by country and priority. */
export const wagerTypes: readonly WagerType[] = [deu, fra, swe, gbr, irl, zaf, usa, can].flat();
