import { LazyPart } from '@paddock/pages';
import { createLazyView } from '@paddock/ui/lazy-view';

const messengerView = createLazyView(async () => (await import('./messenger.tsx')).Messenger);

/** The header panel of the live ticker; for a customer, also of messages, bets and bookmarks. */
export const MessengerPanel = () => <LazyPart part={messengerView} props={{}} height="26rem" />;
