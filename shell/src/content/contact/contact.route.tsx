import { load } from '../loading/load.ts';
import { contactQuery } from './contact.queries.ts';
import { Contact } from './contact.tsx';

export const loader = () => load(contactQuery());

export const Component = Contact;
