/**
 * The element of the alerts: last in the page, until `keepAboveDialogs` lifts it over dialogs
 * (boot-later.ts). The edge has none.
 */
export const alertsPlace: HTMLElement | undefined = globalThis.document?.createElement('div');
