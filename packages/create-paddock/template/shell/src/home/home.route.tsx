import { Slot } from '@paddock/core';

/**
 * The start page. Its selection comes from the remote that fills the slot; without one the page is
 * whole.
 */
export function Component() {
  return (
    <>
      <title>Kiln</title>
      <h1>Pots that are thrown once</h1>
      <p className="lead">Each piece leaves the kiln as the only one of its kind. When it is gone, it is gone.</p>
      <Slot name="home.selection" props={{}} />
    </>
  );
}
