/**
 * React's JSX runtime for development, which React Refresh needs. It wraps the runtime that the
 * shell provides.
 */
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';

export { Fragment };
export const jsxDEV = (type, props, key, hasStaticChildren) => (hasStaticChildren ? jsxs : jsx)(type, props, key);
