const STYLE_ID = 'react-aria-pressable-style';

// react-aria adds a `<style>` to the page unless there is an element of this id; the page's policy (`style-src 'self'`)
// would block it, with a report for each visitor. Its one rule, `touch-action`, is in the style sheets of our views.
if (!document.getElementById(STYLE_ID)) {
  const mark = document.createElement('meta');
  mark.id = STYLE_ID;
  document.head.append(mark);
}
