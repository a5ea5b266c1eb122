import { loadOrNotFound } from '@paddock/pages';
import { helpQuery } from './help.queries.ts';
import { HelpCentre } from './help-centre.tsx';

export const loader = () => loadOrNotFound(helpQuery());

export const Component = HelpCentre;
