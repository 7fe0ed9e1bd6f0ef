export const usageWords = {
  nothing: 'Nog geen sporen in het zand',
  nothingPast: 'Geen sporen in het zand',
  unlimited: 'Altijd hoogwater',
  calm: (date: string) => `Rustig water tot ${date}.`,
} as const
