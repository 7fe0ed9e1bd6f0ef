export const parts = ['number', 'date', 'amount', 'count', 'area', 'time'] as const
export type Part = (typeof parts)[number]

/** Every figure in the texts, about as wide as the real one: what a bone stands for. */
export const samples: Record<Part, string> = {
  number: '06 00 00 00 00',
  date: '00 november',
  amount: '€ 00,00',
  count: '2',
  area: 'Leeuwarden',
  time: '00:00',
}

/** What a sentence is filled in with. */
export type Figures = Partial<Record<Part, string>>
