import { showPage } from '@paddock/testing';
import remote from '../remote.ts';

/** Shows a URL of this remote as the shell would, and waits for its heading. */
export const show = (url: string, shown?: Parameters<typeof showPage>[3]) => showPage('mf-racing', remote, url, shown);
