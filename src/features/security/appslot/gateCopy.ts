import { provider } from '#kit/provider.ts'

export const gateCopy = {
  title: `${provider.product} is op slot`,
  broken: 'Dit slot kan niet meer open. Log opnieuw in.',
  notWorking: 'Lukt het niet?',
  out: {
    title: 'Opnieuw inloggen',
    body: 'Log je opnieuw in? Dan gaat het slot eraf en wissen we wat op dit toestel staat: ook je laatste verbruik en je noodkaart.',
    offline: 'Inloggen kan alleen met internet.',
    button: 'Wis en log opnieuw in',
    cancel: 'Toch niet',
  },
} as const
