/** Invented names: none is meant to be a real track, horse or person. */
export interface CountryNames {
  tracks: readonly string[];
  races: readonly string[];
  firstNames: readonly string[];
  lastNames: readonly string[];
  going: readonly string[];
}

export const namesOf: Record<string, CountryNames> = {
  DEU: {
    tracks: ['Lindenau', 'Auenfeld', 'Moorbruch', 'Heidkamp', 'Eichental'],
    races: [
      'Preis der Linden',
      'Großer Preis der Stadtwerke',
      'Herbst-Ausgleich III',
      'Preis vom Mühlenbach',
      'Züchter-Rennen',
    ],
    firstNames: ['Jana', 'Jörg', 'Katrin', 'Uwe', 'Lena', 'Björn', 'Svenja', 'Michael'],
    lastNames: ['Brandt', 'Ahlers', 'Grünwald', 'Petersen', 'Schüßler', 'Kolbe', 'Timmermann', 'Vogt'],
    going: ['gut', 'weich', 'gut bis weich', 'schwer'],
  },
  FRA: {
    tracks: ['Val-Doré', 'Les Aulnettes', 'Saint-Évron', 'La Croix-Blanche', 'Marenches'],
    races: [
      'Prix des Tilleuls',
      "Prix de l'Étang",
      'Prix du Vieux Pont',
      'Prix Belle-Rive',
      'Grand Prix de la Loire Haute',
    ],
    firstNames: ['Marc', 'Élodie', 'Hervé', 'Zoé', 'Mathieu', 'Anaïs', 'Loïc', 'Camille'],
    lastNames: ['Delaunay', "D'Arvieux", 'Le Guennec', 'Boisfleury', 'Chauvet', 'Marceau', 'Périgny', 'Roche'],
    going: ['bon', 'souple', 'très souple', 'collant'],
  },
  SWE: {
    tracks: ['Björkvalla', 'Åsnäs', 'Norrhed', 'Ekeby', 'Sjövik'],
    races: ['Silverserien', 'Björkvallas Hederslopp', 'Stolopp', 'Klass I', 'Åsnäs Vinterpris'],
    firstNames: ['Erik', 'Åsa', 'Göran', 'Linnea', 'Örjan', 'Maja', 'Ulf', 'Elin'],
    lastNames: ['Sjöqvist', 'Ålund', 'Norén', 'Bergman', 'Widell', 'Öhlin', 'Hammar', 'Ekdahl'],
    going: ['lätt', 'något tung', 'tung'],
  },
  GBR: {
    tracks: ['Ashcombe', 'Fernhill Park', 'Wetherley', 'Marlow Down', 'Kingsbridge'],
    races: ['Maiden Stakes', 'Handicap (Class 4)', "Novices' Race", 'Conditions Stakes', 'Mill Lane Handicap'],
    firstNames: ['Tom', 'Harriet', 'Oliver', 'Megan', 'Rhys', 'Isla', 'Callum', 'Grace'],
    lastNames: ['Hartwell', 'Penrose', 'Ashdown', 'Kirkby', 'Llewellyn', 'Marsh', 'Oakes', 'Sutcliffe'],
    going: ['good', 'good to soft', 'soft', 'good to firm'],
  },
  IRL: {
    tracks: ['Ballymoyle', 'Kilcarrow', 'Dunmorris'],
    races: ['Ballymoyle Maiden', 'Rated Race', 'Kilcarrow Handicap', 'Beginners Race'],
    firstNames: ['Seán', 'Aoife', 'Ciarán', 'Niamh', 'Oisín', 'Róisín'],
    lastNames: ["O'Halloran", 'Kinsella', 'Mac Gabhann', "O'Dea", 'Brosnan', 'Tierney'],
    going: ['yielding', 'soft', 'heavy', 'good'],
  },
  ZAF: {
    tracks: ['Rooikrans', 'Blouberg Vale', 'Umhlanga Heights'],
    races: ['Maiden Plate', 'MR 84 Handicap', 'Rooikrans Sprint', 'Graduation Plate'],
    firstNames: ['Sipho', 'Anika', 'Thabo', 'Pieter', 'Lerato', 'Muzi'],
    lastNames: ['van Deventer', 'Mokoena', 'Khubeka', 'Botha-Smit', 'Naidu', 'Zulu'],
    going: ['good', 'soft'],
  },
  USA: {
    tracks: ['Cedar Hollow', 'Pine Ridge Downs', 'Laguna Seca Park', 'Mill River', 'Red Mesa'],
    races: ['Maiden Special Weight', 'Claiming', 'Allowance', 'Starter Optional Claiming', 'Cedar Hollow Stakes'],
    firstNames: ['Luis', 'Dana', 'Tyler', 'Maria', 'Jose', 'Kendra', 'Wade', 'Irene'],
    lastNames: ['Montoya', 'Whitaker', 'Delgado', 'Pruitt', 'Ramirez', 'Stokes', 'Vance', 'Yoder'],
    going: ['fast', 'good', 'sloppy'],
  },
  CAN: {
    tracks: ['Maple Grove Raceway', 'Rivière-aux-Pins'],
    races: ['Pace', 'Preferred Handicap', 'Série Printanière', 'Maple Grove Trot'],
    firstNames: ['Guy', 'Natalie', 'Sylvain', 'Trevor', 'Mélanie', 'Doug'],
    lastNames: ['Bélanger', 'McCallum', 'Fortin', 'Steeves', 'Gagné', 'Rowe'],
    going: ['fast', 'good', 'sloppy'],
  },
};

const firstWords = [
  'Storm',
  'Silver',
  'Golden',
  'Étoile',
  'Royal',
  'Night',
  'Sankt',
  'River',
  'Lady',
  'König',
  'Belle',
  'Wild',
  'Bright',
  'Vent',
  'Northern',
  'Little',
  'Prince',
  'Herbst',
  'Copper',
  'Blue',
  'Swift',
  'Älva',
  'Ciel',
  'Old',
  'Summer',
  'Iron',
];
const lastWords = [
  'Bird',
  'Dancer',
  'du Nord',
  'Lining',
  'Melody',
  'Wind',
  "d'Or",
  'Runner',
  'Falke',
  'Promise',
  'Star',
  'Arrow',
  'Kisa',
  'Traum',
  'Echo',
  'Harbour',
  'Spirit',
  'de Mai',
  'Fields',
  'Song',
  'Rebel',
  'Glanz',
  'Ridge',
  'Sky',
  'Fire',
  'Tide',
];

const titles = [
  'My',
  'Great',
  'Fair',
  'Gentle',
  'Proud',
  'Merry',
  'Secret',
  'Lucky',
  'Noble',
  'Quick',
  'Brave',
  'Fine',
  'Quiet',
  'Dear',
  'Grand',
  'Young',
  'Sweet',
  'Free',
  'True',
  'Bold',
  'Clear',
  'Fleet',
  'High',
  'Keen',
  'Light',
  'Loyal',
  'Pure',
  'Rare',
  'Sharp',
  'Smart',
  'Steady',
  'Sunny',
  'Tall',
  'Warm',
  'Wise',
  'Dashing',
  'Early',
  'Eager',
  'Famous',
  'Joyful',
  'Mighty',
  'Polar',
  'Shiny',
];

const nameCount = (titles.length + 1) * firstWords.length * lastWords.length;

/** The name of the nth horse of a box; no two horses of a generation share one. */
export const horseName = (box: number, generation: number): string => {
  // 7919 is coprime to the number of names.
  const at = (box * 7919 + generation * 104_729) % nameCount;
  const two = `${firstWords[at % firstWords.length]} ${lastWords[Math.floor(at / firstWords.length) % lastWords.length]}`;
  const title = titles[Math.floor(at / (firstWords.length * lastWords.length)) - 1];
  return title === undefined ? two : `${title} ${two}`;
};
