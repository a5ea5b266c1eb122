import { focusHeading, Page } from '@paddock/pages';
import { screen } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { showPart } from '../testing/show-part.tsx';

test('[PAGE-1] the focus goes to the heading of the page, not to that of the failure in the document', () => {
  const failure = document.createElement('div');
  failure.hidden = true;
  failure.innerHTML = '<h1>Die Seite lädt gerade nicht vollständig</h1>';
  document.body.prepend(failure);
  onTestFinished(() => failure.remove());
  showPart(<Page title="Wettstars">Text</Page>);
  focusHeading();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Wettstars' }));
});
