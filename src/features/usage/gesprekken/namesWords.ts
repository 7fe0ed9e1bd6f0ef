import type { Known } from '#model/usage/callNames.ts'

export const namesWords = {
  named: ({ name, isSure }: Known) => (isSure ? name : `waarschijnlijk ${name}`),
  give: 'Namen bij nummers',
} as const
