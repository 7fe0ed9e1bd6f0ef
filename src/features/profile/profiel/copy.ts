import { provider } from '#kit/provider.ts'
import type { PictureProblem } from '#model/profile/picture.ts'
import { avatarNames } from '../avatarNames.ts'

const problems: Record<PictureProblem, string> = {
  empty: 'Dit bestand is leeg. Kies een andere foto.',
  wrongType: 'Dit bestand kunnen we niet gebruiken. Kies een jpg of png.',
  heic: 'Een foto in heic kan je browser niet openen. Kies een jpg of png, of maak een nieuwe foto.',
  broken: 'Deze foto is beschadigd. Kies een andere foto.',
  tooLarge: 'Deze foto is te groot. Kies een kleinere foto.',
}

export const copy = {
  heading: 'Jouw profiel',
  intro: 'Kies een plaatje of upload je eigen foto.',
  preview: 'Zo ziet je profiel eruit',
  nickname: {
    label: 'Bijnaam',
    hint: `Zo noemen we je in ${provider.product}. Niet verplicht.`,
    tooLong: 'Je bijnaam is te lang. Gebruik maximaal 20 tekens.',
  },
  avatarTitle: 'Kies een plaatje',
  avatars: avatarNames,
  picture: {
    label: 'Profielfoto',
    hint: 'Jpg of png. We maken je foto hier kleiner en halen weg waar en wanneer hij is gemaakt.',
    choose: 'Foto kiezen',
    camera: 'Foto maken',
    remove: 'Foto verwijderen',
    busy: 'Bezig met kleiner maken',
    problems,
    ready: 'Je foto is klaar. Sla hem nog op.',
    crop: {
      label: 'Foto verschuiven',
      help: 'Versleep je foto, of gebruik de pijltjestoetsen.',
      at: (x: number, y: number) => `${x}% van links, ${y}% van boven`,
      zoom: 'Inzoomen',
      zoomText: (percent: number) => `${percent}%`,
      ends: ['Hele foto', 'Dichtbij'],
    },
  },
  save: 'Opslaan',
  success: 'Je profiel is opgeslagen.',
  error: 'Opslaan is niet gelukt. Je profiel is niet veranderd.',
} as const
