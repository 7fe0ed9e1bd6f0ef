export const levelWords = {
  unlimited: 'Altijd volop koren',
  level: (until: string) => `Je koren tot ${until}`,
  pull: 'Trek het koren omhoog',
} as const
