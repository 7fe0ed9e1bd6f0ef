import { type Href, href, type PlainPath } from '#platform/router/href.ts'
import { presets } from './presets.ts'
import type { StateStep } from './stateSteps.ts'

/** A step of a story: what happens in the world, where the app goes, what is pressed in it, and what to say about it. */
export type Scene = {
  /** Starts the world anew as this account. */
  readonly account?: number
  readonly steps?: readonly StateStep[]
  readonly path?: PlainPath | Href
  /** Names of buttons, links and choices of the app, pressed one after the other as a customer would. */
  readonly presses?: readonly string[]
  readonly say: string
  /** A text that the app shows then. */
  readonly sees: string
}

export type Story = {
  readonly id: string
  readonly title: string
  readonly audience: string
  readonly scenes: readonly Scene[]
}

const preset = (name: string, way: 'on' | 'off'): StateStep => ({ turn: presets.find((one) => one.name === name)?.[way] ?? {} })

/** Guided demos of about two minutes. */
export const stories: readonly Story[] = [
  {
    id: 'trein',
    title: 'Bundel op in de trein',
    audience: 'Marketing',
    scenes: [
      {
        account: 28,
        path: '/',
        say: 'De bundel van deze klant is op. Het dataplafond voorkomt kosten, en het overzicht zegt dat in één zin.',
        sees: 'Je bundel is op',
      },
      {
        steps: [preset('Offline', 'on')],
        path: '/verbruik',
        say: 'De trein rijdt een tunnel in: geen server antwoordt nog. Het verbruik staat er, met het moment waarvan het is.',
        sees: 'Je verbruik',
      },
      {
        steps: [preset('Offline', 'off')],
        path: '/mbs-bijkopen',
        say: 'Weer buiten. Extra internet: de prijs staat in de knop, vóór de tik.',
        sees: 'Kopen voor',
      },
      { presses: ['Kopen voor'], say: 'Eén tik, één bestelling. De bon staat er meteen.', sees: 'Je hebt weer internet!' },
      { path: '/', say: 'En je overzicht staat weer hoger.', sees: 'over van je' },
    ],
  },
  {
    id: 'nummer',
    title: 'Nummer overgezet',
    audience: 'Klantenservice',
    scenes: [
      {
        account: 14,
        path: '/nummerbehoud',
        say: 'Een nieuwe klant neemt een nummer mee. De aanvraag ligt bij de oude provider.',
        sees: 'Je aanvraag is verstuurd',
      },
      {
        steps: [{ happen: { kind: 'number-rejected', code: 'NO_CONSENT' } }],
        path: '/nummerbehoud',
        say: 'Stel dat het niet mag: de klant leest waarom, en wat er nu kan.',
        sees: 'afgewezen',
      },
      {
        account: 8,
        path: '/nummerbehoud',
        say: 'Hier mag het wel. De dag staat vast.',
        sees: 'goedgekeurd',
      },
      { steps: [{ days: 14 }], path: '/', say: 'De dag is geweest. Op het overzicht staat het nieuwe nummer.', sees: 'Hoi' },
    ],
  },
  {
    id: 'telefoon',
    title: 'Nieuwe telefoon met krediettoets',
    audience: 'Directie',
    scenes: [
      {
        account: 15,
        path: '/',
        say: 'Het contract van deze klant loopt af. Het overzicht nodigt uit, zonder te dringen.',
        sees: 'Je kunt verlengen',
      },
      { path: '/verlengen/telefoons/alle', say: 'Alle telefoons, met wat ze per maand en in totaal kosten.', sees: 'telefoons' },
      {
        path: '/verlengen/sim-only',
        say: 'Verlengen kan ook zonder telefoon: dan is er geen lening en geen toets.',
        sees: 'sim only',
      },
      {
        path: href('/verlengen/telefoons/:brand/:name/:spec', { brand: 'talura', name: 's2', spec: '128-gb-zwart' }),
        say: 'Eén telefoon: wat je nu betaalt en wat je leent, met het totaal over 24 maanden erbij.',
        sees: 'Stel je telefoon en abonnement samen',
      },
      {
        presses: ['Volgende'],
        say: 'Wie meer dan € 250 leent, vult inkomen en lasten in. Die gegevens worden nergens bewaard, ook niet op het toestel.',
        sees: 'Je inkomen en lasten',
      },
    ],
  },
  {
    id: 'factuur',
    title: 'Factuur die zichzelf uitlegt',
    audience: 'Klantenservice',
    scenes: [
      { account: 1, path: '/facturen', say: 'De volgende factuur staat bovenaan, nog voordat hij er is.', sees: 'Je facturen' },
      { presses: ['Bekijk wat erop staat'], say: 'Elke regel, met de dagen waarover hij gaat.', sees: 'Je volgende factuur' },
      {
        path: '/factuur/vorige-maand',
        say: 'De vorige factuur zegt zelf wat er anders is dan de maand ervoor.',
        sees: 'Factuur downloaden (pdf)',
      },
    ],
  },
  {
    id: 'gestolen',
    title: 'Simkaart gestolen',
    audience: 'Klantenservice',
    scenes: [
      {
        account: 1,
        path: '/instellingen/simkaart',
        say: 'Telefoon weg. Alles over de kaart staat op één plek.',
        sees: 'Simkaart blokkeren',
      },
      { path: '/simkaart-blokkeren', say: 'Blokkeren zegt eerst wat er gebeurt, en dat het terug kan.', sees: 'gestolen' },
      {
        presses: ['Mijn telefoon of simkaart is gestolen', 'Simkaart blokkeren'],
        say: 'Klaar. Bellen, sms’en en internet staan uit, en wat je nu kunt doen staat eronder.',
        sees: 'Je simkaart is geblokkeerd',
      },
      {
        path: '/',
        say: 'Het overzicht zegt het ook, met de weg terug. Niets is te koop zolang de kaart dicht is.',
        sees: 'geblokkeerd',
      },
    ],
  },
  {
    id: 'opzeggen',
    title: 'Opzeggen zonder gedoe',
    audience: 'Directie',
    scenes: [
      { account: 29, path: '/opzeggen', say: 'Opzeggen staat gewoon in het menu. Eén vraag: waarom?', sees: 'opzeg' },
      {
        account: 4,
        path: '/instellingen/abonnement',
        say: 'Deze klant heeft opgezegd. De dag staat er, en wat er daarna nog komt.',
        sees: 'stopt',
      },
      { path: '/opzeggen', say: 'Van gedachten veranderd? Blijven is één tik, en net zo makkelijk als gaan.', sees: 'blijven' },
    ],
  },
]
