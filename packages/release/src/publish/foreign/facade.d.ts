import type { Container } from '../../record/container.ts';

export interface FacadePlan {
  pages: { path: string; expose: string }[];
  /** The files of each expose. */
  files: Record<string, { js: string[]; css: string[] }>;
}

export function facade(container: Container, plan: FacadePlan): Container;
