import { Slot } from '@paddock/core';

/**
 * The start page. The remote that fills the slot adds the selection; without it the page is
 * complete.
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
