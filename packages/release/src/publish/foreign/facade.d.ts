import type { Container } from '../../record/container.ts';

export interface FacadePlan {
  pages: { path: string; expose: string }[];
  /** By expose, the files that it needs. */
  files: Record<string, { js: string[]; css: string[] }>;
}

export function facade(container: Container, plan: FacadePlan): Container;
