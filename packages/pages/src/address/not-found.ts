import { data } from 'react-router';

/** A loader throws it if the address leads to nothing: Page not found, label 404 (core §2). */
export const notFound = () => data(null, { status: 404 });
