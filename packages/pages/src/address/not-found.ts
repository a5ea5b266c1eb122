import { data } from 'react-router';

/** What a loader throws for an address that names nothing: Page not found, label 404 (core §2). */
export const notFound = () => data(null, { status: 404 });
