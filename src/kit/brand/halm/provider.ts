import { usualProvider } from '#kit/usualProvider.ts'

/** The facts of the provider. Only the folder of a brand names it. */
export const provider = {
  ...usualProvider('Halm', 'halm'),
  givesData: false as boolean,
  /** The 24-hour number, also from abroad, for blocking the simcard of a lost phone. */
  blockNumber: '+31 85 000 0000',
} as const
