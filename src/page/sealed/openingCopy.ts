import { plural } from '#kit/words/plural.ts'

export const triesText = (left: number): string => plural(left, 'Je hebt nog 1 poging.', `Je hebt nog ${left} pogingen.`)

/** Words of all that opens by an app code or the device's check. */
export const openingCopy = {
  code: {
    label: 'Je app-code',
    help: 'De 6 cijfers die je zelf hebt gekozen.',
    required: 'Vul je app-code in.',
    invalid: 'Vul 6 cijfers in.',
    wrong: 'Deze code klopt niet.',
    busy: 'Bezig met openen',
  },
  device: {
    busy: 'Je toestel vraagt het je nu',
    stopped: 'Je toestel heeft niet bevestigd dat jij het bent. Probeer het opnieuw.',
  },
  unsure: 'Je toestel reageert te traag om je code te proberen. Probeer het zo nog eens.',
  missing: 'Een deel van de app kon niet worden geladen. Probeer het opnieuw.',
} as const
