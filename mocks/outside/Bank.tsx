import { useEffect, useState } from 'react'
import { euro } from '../../src/domain/money.ts'
import { provider } from '../../src/provider.ts'
import { Button } from '../../src/ui/Button.tsx'
import { Notice } from '../../src/ui/Notice.tsx'
import { type DemoPayment, decide, payment } from '../panel/control.ts'
import type { Decision } from '../payments.ts'

/** How it can end, as said on the buttons. */
const ways: readonly { decision: Decision; text: string; comesBack: boolean }[] = [
  { decision: 'paid', text: 'Betaling lukt', comesBack: true },
  { decision: 'cancelled', text: 'Ik annuleer', comesBack: true },
  { decision: 'failed', text: 'Betaling mislukt', comesBack: true },
  { decision: 'slow', text: 'Controle duurt lang', comesBack: true },
  { decision: 'paid', text: 'Betaal, en ga niet terug', comesBack: false },
]

/** Of a payment that links a bank account: who else may have paid it. */
const linkWays: typeof ways = [
  { decision: 'other-account', text: 'Betaal van een andere rekening', comesBack: true },
  { decision: 'other-name', text: 'Betaal van een rekening op een andere naam', comesBack: true },
]

const over = {
  pending: 'Je bank controleert deze betaling nog.',
  paid: 'Deze betaling is gelukt.',
  cancelled: 'Deze betaling is geannuleerd.',
  failed: 'Deze betaling is mislukt.',
  expired: 'Deze betaling is verlopen.',
  'other-name': 'Deze betaling kwam van iemand anders.',
  'other-account': 'Deze betaling kwam van een andere rekening.',
} as const

type Shown = DemoPayment | 'missing' | null

/** The bank of the demo: how a payment ends is chosen here. Nobody is paid anything. */
export default function Bank() {
  const id = new URLSearchParams(location.search).get('betaling') ?? ''
  const [shown, setShown] = useState<Shown>(null)
  useEffect(() => {
    payment(id).then(setShown, () => setShown('missing'))
  }, [id])

  async function choose(decision: Decision, comesBack: boolean) {
    const decided = await decide(id, decision).catch(() => 'missing' as const)
    if (decided === 'missing' || !comesBack) setShown(decided)
    else goBack(decided)
  }

  return (
    <div className="wrap wrap--text page">
      <div className="page__head">
        <h1 className="title-page" tabIndex={-1}>
          Demobetaling
        </h1>
        <p className="lead muted">Dit is geen echte betaling. Kies hoe de betaling afloopt.</p>
      </div>
      <div className="stack stack--loose">{shown !== null && <Choices shown={shown} choose={choose} />}</div>
    </div>
  )
}

/** Back to the app: never to another site, whatever was asked for. */
function goBack({ back }: DemoPayment): void {
  if (new URL(back).origin === location.origin) location.assign(back)
}

type Props = { shown: Exclude<Shown, null>; choose: (decision: Decision, comesBack: boolean) => Promise<void> }

function Choices({ shown, choose }: Props) {
  if (shown === 'missing') return <Notice tone="warn" title="We kennen deze betaling niet" alert />
  const { amount, status, decision, links } = shown
  const first = ways.find((way) => way.decision === decision)
  return (
    <>
      <p>
        Te betalen aan {provider.name}: <strong className="num">{euro(amount)}</strong>
      </p>
      {status === 'open' ? (
        <div className="stack">
          {[...ways, ...(links ? linkWays : [])].map(({ decision: to, text, comesBack }) => (
            <Button key={text} wide variant={first?.text === text ? 'ink' : 'outline'} onPress={() => void choose(to, comesBack)}>
              {text}
            </Button>
          ))}
        </div>
      ) : (
        <>
          <Notice title={over[status]} />
          <Button variant="outline" onPress={() => goBack(shown)}>
            Terug naar {provider.product}
          </Button>
        </>
      )}
    </>
  )
}
