export const levelWords = {
  unlimited: 'Altijd hoogwater',
  level: (until: string) => `Je water tot ${until}`,
  pull: 'Trek het water omhoog',
} as const
