// biome-ignore-all lint/plugin: only lazy views import it, which the edge does not render
const STYLE_ID = 'react-aria-pressable-style';

// react-aria adds a `<style>` unless an element with this id exists. The policy (`style-src
// 'self'`) would block it and report it for each visitor. Its only rule, `touch-action`, is in our
// own stylesheets.
if (!document.getElementById(STYLE_ID)) {
  const mark = document.createElement('meta');
  mark.id = STYLE_ID;
  document.head.append(mark);
}
