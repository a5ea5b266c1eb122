import { writeFileSync } from 'node:fs';
import { callsPage, listCalls } from './list-calls.ts';

writeFileSync(new URL('../../CALLS.md', import.meta.url), callsPage(listCalls()));
