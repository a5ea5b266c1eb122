/**
 * The data that an API would give. Both remotes read it, so this product needs no server for it.
 */
export interface Piece {
  id: string;
  name: string;
  /** In cents. */
  price: number;
  glaze: string;
  text: string;
  /** The outline, on a grid of 100 x 100. */
  outline: string;
}

export const PIECES: readonly Piece[] = [
  {
    id: 'tall-vase',
    name: 'Tall vase',
    price: 8_400,
    glaze: '#7c8c7a',
    text: 'Thrown in one pull from dark clay, for a single branch. The ash glaze breaks to green where it runs thin.',
    outline: 'M44 12h12v10c0 6 12 14 12 34 0 16-6 24-8 32H40c-2-8-8-16-8-32 0-20 12-28 12-34Z',
  },
  {
    id: 'round-jug',
    name: 'Round jug',
    price: 6_200,
    glaze: '#b4694a',
    text: 'Holds a litre and pours without a drop. Terracotta outside, clear glaze inside.',
    outline: 'M36 22h32l-6 12c8 6 14 14 14 24 0 16-8 26-14 30H38c-6-4-14-14-14-30 0-10 6-18 14-24Z',
  },
  {
    id: 'wide-bowl',
    name: 'Wide bowl',
    price: 5_600,
    glaze: '#d3b98a',
    text: 'For a salad for four, or for the keys of the house. Oatmeal glaze on stoneware.',
    outline: 'M10 42h80c0 22-16 38-28 42v4H38v-4C26 80 10 64 10 42Z',
  },
  {
    id: 'small-cup',
    name: 'Small cup',
    price: 2_400,
    glaze: '#5f7c8f',
    text: 'No handle, walls of three millimetres. It warms the hands and not the fingers.',
    outline: 'M28 34h44l-5 44c0 6-4 10-8 10H41c-4 0-8-4-8-10Z',
  },
  {
    id: 'bottle',
    name: 'Bottle',
    price: 7_100,
    glaze: '#3f4a54',
    text: 'For oil, with a cork from Portugal. The iron glaze is black in the shade and brown in the sun.',
    outline: 'M46 8h8v26c0 6 16 10 16 26v24c0 2-2 4-4 4H34c-2 0-4-2-4-4V60c0-16 16-20 16-26Z',
  },
  {
    id: 'flat-plate',
    name: 'Flat plate',
    price: 3_900,
    glaze: '#a9a39a',
    text: 'Cut from a slab, so no two edges are alike. Goes into the oven and the dishwasher.',
    outline: 'M6 62h88c-2 10-14 16-24 18v4H30v-4C20 78 8 72 6 62Z',
  },
];

const EURO = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' });

export const priceOf = (cents: number): string => EURO.format(cents / 100);
