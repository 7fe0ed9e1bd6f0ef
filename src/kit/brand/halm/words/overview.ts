export const overviewWords = {
  low: 'Bijna gemaaid',
  unlimited: 'Altijd volop koren',
  /** The drawing of an unlimited bundle, as a sentence. */
  staysFull: 'Onbeperkt internet: het veld blijft vol.',
  refilled: 'Nieuw gezaaid: je bundel is weer vol',
  newMonth: (month: string) => `Nieuw gezaaid: ${month} begint met een vol veld`,
  lookAhead: 'Vooruitkijken met de muis',
} as const
