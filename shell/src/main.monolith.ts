import { boot } from './boot.tsx';
import { createStaticSource } from './remotes/static-source.ts';

/** The same product as one build, without federation: the reference for speed. */
void boot(createStaticSource, null);
