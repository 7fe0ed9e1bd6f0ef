import { provider } from '#kit/provider.ts'

export const deliveryCopy = {
  line: 'Voortgang',
  steps: ['Besteld', 'Ingepakt', 'Onderweg', 'Bij je'],
  comes: {
    today: () => 'Je telefoon komt vandaag.',
    tomorrow: (day: string) => `Je telefoon komt morgen, ${day}.`,
    later: (day: string) => `Je telefoon komt ${day}.`,
    late: (day: string) => `Je telefoon zou ${day} komen, maar is er nog niet.`,
  },
  unknown: 'Je telefoon komt eraan.',
  /** Spoken when a step changes while the page is open, by the index of the step; after the last one he is there. */
  now: ['Je telefoon is besteld.', 'We pakken je telefoon in.', 'Je telefoon is onderweg.', 'Je telefoon is bezorgd.'],
  calendar: {
    save: 'Zet in je agenda',
    name: 'telefoon',
    title: 'Je nieuwe telefoon wordt bezorgd',
    text: `Besteld bij ${provider.name}.`,
  },
  arrived: {
    title: 'Je nieuwe telefoon is er!',
    move: "Zet je foto's, apps en gesprekken over: leg je telefoons naast elkaar en volg je nieuwe scherm.",
    sim: 'Stop je simkaart erin, of zet je eSIM over.',
    simLink: 'Naar je simkaart',
    old: 'Wis je oude telefoon en ruil hem in.',
    oldLink: 'Bekijk hoe inruilen werkt',
    oldAlone: 'Wis je oude telefoon en lever hem in bij de milieustraat.',
    card: 'Had je een noodkaart? Die hoort bij je oude toestel.',
    cardLink: 'Maak een nieuwe',
  },
} as const
