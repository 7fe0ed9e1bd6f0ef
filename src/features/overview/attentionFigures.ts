export const parts = ['number', 'date', 'amount', 'count', 'area', 'time'] as const
export type Part = (typeof parts)[number]

/** A sample of every figure, about as wide as a real one: it sizes the bone. */
export const samples: Record<Part, string> = {
  number: '06 00 00 00 00',
  date: '00 november',
  amount: '€ 00,00',
  count: '2',
  area: 'Leeuwarden',
  time: '00:00',
}

export type AttentionFigures = Partial<Record<Part, string>>
