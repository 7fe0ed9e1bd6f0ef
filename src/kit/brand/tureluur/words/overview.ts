export const overviewWords = {
  low: 'Bijna eb',
  unlimited: 'Altijd hoogwater',
  /** The drawing of an unlimited bundle, as a sentence. */
  staysFull: 'Onbeperkt internet: het blijft hoogwater.',
  refilled: 'Vloed: je bundel is weer vol',
  newMonth: (month: string) => `Vloed: ${month} begint met hoogwater`,
  lookAhead: 'Vooruitkijken met de vogel',
} as const
