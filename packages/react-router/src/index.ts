/**
 * The names that the host provides as `react-router`.
 * A shared library is not tree-shaken, so only the names that the apps use are here. A remote that
 * imports another name fails its type check and its build. A new name is a minor version of the
 * host.
 * The import uses an npm alias: the library's own name would resolve to this share itself.
 */
export {
  Await,
  createBrowserRouter,
  createMemoryRouter,
  data,
  generatePath,
  isRouteErrorResponse,
  Link,
  type LinkProps,
  type LoaderFunction,
  type LoaderFunctionArgs,
  type Location,
  matchPath,
  Navigate,
  NavLink,
  type NavLinkProps,
  Outlet,
  type Params,
  type RouteObject,
  RouterProvider,
  redirect,
  replace,
  ScrollRestoration,
  type To,
  useBlocker,
  useHref,
  useLoaderData,
  useLocation,
  useMatch,
  useMatches,
  useNavigate,
  useNavigation,
  useParams,
  useRevalidator,
  useRouteError,
  useSearchParams,
} from 'react-router-original';
