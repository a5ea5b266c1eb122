import { parsePage } from '@paddock/pages';

/** The page of the entries of the wettstars. */
export interface LoyaltyChoice {
  /** From 1. */
  page: number;
}

/** Reads `?page=2`. Ignores invalid values. */
export const parseLoyaltyChoice = (search: URLSearchParams): LoyaltyChoice => ({ page: parsePage(search) });

/** The query string of a choice. */
export const writeLoyaltyChoice = ({ page }: LoyaltyChoice): string => (page > 1 ? `?page=${page}` : '?');
