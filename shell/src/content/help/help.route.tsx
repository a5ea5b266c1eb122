import { load } from '../loading/load.ts';
import { helpQuery } from './help.queries.ts';
import { HelpCentre } from './help-centre.tsx';

export const loader = () => load(helpQuery());

export const Component = HelpCentre;
