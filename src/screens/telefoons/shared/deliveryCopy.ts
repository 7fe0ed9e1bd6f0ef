import { provider } from '../../../provider.ts'

export const deliveryCopy = {
  steps: ['Besteld', 'Ingepakt', 'Onderweg', 'Bij je'],
  comes: (day: string) => `Je telefoon komt ${day}.`,
  calendar: {
    save: 'Zet in je agenda',
    name: 'telefoon',
    title: 'Je nieuwe telefoon wordt bezorgd',
    text: `Besteld bij ${provider.name}.`,
  },
} as const
