// Outside a browser, a Request has no page to resolve `/api` against. Imported first, because the
// client keeps a reference to the class.
const NodeRequest = globalThis.Request;

globalThis.Request = class extends NodeRequest {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, location.origin) : input, init);
  }
};
