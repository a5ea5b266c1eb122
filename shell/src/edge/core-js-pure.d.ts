declare module 'core-js-pure/actual/url' {
  const PureUrl: typeof URL;
  export default PureUrl;
}
declare module 'core-js-pure/actual/url-search-params' {
  const PureSearchParams: typeof URLSearchParams;
  export default PureSearchParams;
}
