import type { Head, Heads } from '@paddock/host/remote-config';
import { pages } from './pages.ts';

const HIDDEN: Head = { title: 'title', hidden: true };

/** Search engines leave out what belongs to one customer. */
export const heads: Heads = Object.fromEntries(Object.keys(pages).map((name) => [name, HIDDEN]));
