import { provider } from '#kit/provider.ts'
import { triesText } from '../sealed/openingCopy.ts'

export const copy = {
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
  opener: {
    code: {
      left: (left: number) => `${triesText(left)} Daarna loggen we je uit.`,
      button: 'Open',
      forgotten: 'Code vergeten? Die kan niemand terugvinden, ook wij niet. Log dan opnieuw in.',
    },
    device: {
      body: 'Het slot gaat open met de schermbeveiliging van dit toestel: je vingerafdruk, gezicht of toestelcode.',
      button: 'Open met mijn toestelcheck',
      broken: 'Het slot kan niet meer open, omdat de sleutel van dit toestel weg is. Log opnieuw in.',
    },
  },
} as const
