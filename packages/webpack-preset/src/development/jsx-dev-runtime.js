/** React's runtime for JSX in development, as far as it can be had of the one that the shell provides. React Refresh is compiled in with this one alone. */
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';

export { Fragment };
export const jsxDEV = (type, props, key, hasStaticChildren) => (hasStaticChildren ? jsxs : jsx)(type, props, key);
