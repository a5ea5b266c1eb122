// Outside a browser a Request knows no page that `/api` could belong to. Before anything else,
// since the client keeps the class.
const NodeRequest = globalThis.Request;

globalThis.Request = class extends NodeRequest {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, location.origin) : input, init);
  }
};
