import { loadOrNotFound } from '@paddock/pages';
import { contactQuery } from '../../customer-service/contact.queries.ts';
import { Contact } from './contact.tsx';

export const loader = () => loadOrNotFound(contactQuery());

export const Component = Contact;
