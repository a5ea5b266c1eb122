/**
 * React's JSX runtime for development, made of the one that the shell provides. React Refresh needs
 * this runtime.
 */
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';

export { Fragment };
export const jsxDEV = (type, props, key, hasStaticChildren) => (hasStaticChildren ? jsxs : jsx)(type, props, key);
