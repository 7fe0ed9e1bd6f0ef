export const usageWords = {
  nothing: 'Nog geen pootjes in het veld',
  nothingPast: 'Geen pootjes in het veld',
  unlimited: 'Altijd volop koren',
  calm: (date: string) => `Windstil tot ${date}.`,
} as const
