import type { FixMeItem, FixMeType, Overview } from '../../api/contract/overview.ts'
import { dayText } from '../../domain/dateText.ts'
import { euro } from '../../domain/money.ts'
import { phoneText } from '../../domain/phoneNumber.ts'
import { type Href, type PlainPath, routed } from '../../routes/href.ts'
import type { NoticeTone } from '../../ui/Notice.tsx'
import { fixMe, type Sentence } from './copy.ts'

const parts = ['number', 'date', 'amount', 'area', 'time'] as const
type Part = (typeof parts)[number]

/** Every figure in the texts, about as wide as the real one: what a bone stands for. */
export const samples: Record<Part, string> = {
  number: '06 00 00 00 00',
  date: '00 november',
  amount: '€ 00,00',
  area: 'Leeuwarden',
  time: '00:00',
}

type Kind = { tone: NoticeTone; path: PlainPath | '/betaal-factuur/:id' | null; costsMoney?: true }

/** Where the button goes; null closes the notice. What costs money waits for a connection (decisions D8: nothing that costs money is ever queued). */
const kinds: Record<FixMeType, Kind> = {
  portingSms: { tone: 'warn', path: '/nummerbehoud-gegevens' },
  portingSent: { tone: 'info', path: '/nummerbehoud' },
  portingApproved: { tone: 'info', path: '/nummerbehoud' },
  portingRejected: { tone: 'bad', path: '/nummerbehoud-gegevens-aanpassen' },
  portingDone: { tone: 'good', path: null },
  porting: { tone: 'info', path: '/nummerbehoud' },
  simActivation: { tone: 'info', path: '/simkaart-activeren' },
  esimActivation: { tone: 'info', path: '/esim' },
  simBlocked: { tone: 'bad', path: '/instellingen/simkaart' },
  paymentOverdue: { tone: 'bad', path: '/betaal-factuur/:id', costsMoney: true },
  paymentFailed: { tone: 'bad', path: '/betaal-factuur/:id', costsMoney: true },
  arrangement: { tone: 'info', path: '/betalingsregelingen' },
  arrangementLate: { tone: 'bad', path: '/betalingsregelingen/termijn', costsMoney: true },
  lowBalance: { tone: 'warn', path: '/beltegoed-opwaarderen', costsMoney: true },
  onboarding: { tone: 'warn', path: '/welkom' },
  mfa: { tone: 'info', path: '/instellingen/gegevens/2-stapsbeveiliging' },
  ibanMissing: { tone: 'warn', path: '/instellingen/wijzig/bankrekeningnummer' },
  terminating: { tone: 'warn', path: '/opzeggen' },
  withdrawal: { tone: 'info', path: '/annuleren' },
  creditExpiring: { tone: 'warn', path: '/beltegoed-opwaarderen', costsMoney: true },
  outage: { tone: 'warn', path: '/storingstool' },
}

/** A sentence in pieces: words, and figures that are still on their way. */
export type Piece = string | { missing: Part }

export type Attention = {
  /** An item that comes again in a later answer has the same id. */
  id: string
  type: FixMeType
  tone: NoticeTone
  text: Piece[]
  /** A screen that exists, or null: then the way on is to ask us. */
  to: Href | null
  /** The button closes the notice instead of leading somewhere. */
  closes: boolean
  costsMoney: boolean
  button: string
}

/**
 * What asks for attention, in the order of the backend. While a fresh answer is `coming` a figure that does not rest on the device
 * is left open; when none comes, the sentence does without. What cannot be done in this app yet is not asked for.
 */
export function attentionOf(overview: Overview, coming: boolean): Attention[] {
  return overview.fixMeBarItems.flatMap((item, at, items) => {
    const type = item.templateType
    if (type === null) return []
    const { tone, path, costsMoney = false } = kinds[type]
    const words: Sentence & { meanwhile?: Sentence; button: string } = fixMe[type]
    // Of all invoices those that are overdue (facturen/betalen/which).
    const to = path === null ? null : routed(path, { id: 'te-laat' })
    const isOpen = to !== null || path === null
    const before = items.slice(0, at).filter(({ templateType }) => templateType === type).length
    return [
      {
        id: `${type} ${before}`,
        type,
        tone,
        text: sentence(isOpen ? words : (words.meanwhile ?? words), figuresOf(item, overview), coming),
        to,
        closes: path === null,
        costsMoney,
        button: words.button,
      },
    ]
  })
}

type Figures = Partial<Record<Part, string>>

/** Balance and dates also stand elsewhere in the overview. */
function figuresOf({ templateType, number, date, amount, area, time }: FixMeItem, overview: Overview): Figures {
  const cents = amount ?? (templateType === 'lowBalance' ? overview.balance : null)
  const elsewhere = { terminating: overview.terminationDate, creditExpiring: overview.creditValidUntil }
  const day = date ?? (templateType === 'terminating' || templateType === 'creditExpiring' ? elsewhere[templateType] : null)
  return {
    ...(number !== undefined && { number: phoneText(number) }),
    ...(day !== null && { date: dayText(day) }),
    ...(cents !== null && { amount: euro(cents) }),
    ...(area !== undefined && { area }),
    ...(time !== undefined && { time }),
  }
}

const isPart = (name: string): name is Part => parts.some((part) => part === name)

function sentence({ text, plain }: Sentence, figures: Figures, coming: boolean): Piece[] {
  // Every other piece is the name of a figure.
  const pieces = text.split(/\{(\w+)\}/).map((piece): Piece => (isPart(piece) ? (figures[piece] ?? { missing: piece }) : piece))
  const open = pieces.some((piece) => typeof piece !== 'string')
  return (open && !coming ? [plain ?? text] : pieces).filter((piece) => piece !== '')
}
