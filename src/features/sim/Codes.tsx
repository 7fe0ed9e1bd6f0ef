import { useEffect, useRef, useState } from 'react'
import { Button } from '#kit/ui/Button.tsx'
import { Fact, Facts } from '#kit/ui/Facts.tsx'
import { Notice } from '#kit/ui/Notice.tsx'
import { getSimCodes, type SimCodes, type WhichSim } from '#model/sim/contract/sim.ts'
import { useBlocked } from '#platform/connection/blocked.ts'
import { proofWanted } from '#platform/write/proven.ts'
import { readProven } from '#platform/write/readProven.ts'
import { simcardCopy } from './copy.ts'
import { useBriefly } from './shared/useBriefly.ts'

export function Codes({ card }: { card: WhichSim }) {
  const { codes, state, show, hide } = useCodes(card)
  const offline = useBlocked({ device: simcardCopy.codes.offline })
  const isShown = codes !== null
  return (
    <div className="stack">
      <h2 className="title-card" id={card === 'current' ? 'codes' : undefined} tabIndex={-1}>
        {simcardCopy.codes.title}
      </h2>
      <div>
        <Facts>
          <Fact term={simcardCopy.codes.pin}>
            <Secret length={4}>{codes?.pin}</Secret>
          </Fact>
          <Fact term={simcardCopy.codes.puk}>
            <Secret length={8}>{codes?.puk}</Secret>
          </Fact>
        </Facts>
        <p role="status" className="small muted">
          {state === 'shown' && simcardCopy.codes.shown}
          {state === 'hidden-again' && simcardCopy.codes.hiddenAgain}
        </p>
      </div>
      {state === 'failed' && <Notice tone="bad" title={simcardCopy.codes.failed} alert />}
      <Button
        variant="outline"
        icon={isShown ? 'eye-off' : 'eye'}
        busy={state === 'asking' && simcardCopy.codes.busy}
        blocked={isShown ? null : offline}
        onPress={isShown ? hide : () => void show()}
      >
        {isShown ? simcardCopy.codes.hide : simcardCopy.codes.show}
      </Button>
    </div>
  )
}

function Secret({ length, children: code }: { length: number; children: string | undefined }) {
  if (code !== undefined) {
    return (
      <span className="mono strong" translate="no">
        {code}
      </span>
    )
  }
  return (
    <>
      <span aria-hidden="true">{'•'.repeat(length)}</span>
      <span className="visually-hidden">{simcardCopy.codes.hidden}</span>
    </>
  )
}

type State = 'hidden' | 'asking' | 'shown' | 'hidden-again' | 'failed'

/**
 * The codes of a card, fetched on demand and held by this component only. They are cleared after a minute and when they are hidden or the
 * page is hidden or left; an answer that arrives later is ignored.
 */
function useCodes(card: WhichSim) {
  const [codes, setCodes] = useState<SimCodes | null>(null)
  const [state, setState] = useState<State>('hidden')
  const turn = useRef(0)

  const hide = useRef((next: State) => {
    turn.current += 1
    setCodes(null)
    setState(next)
  }).current

  async function show() {
    turn.current += 1
    const own = turn.current
    setState('asking')
    try {
      const told = await readProven(getSimCodes, { card })
      if (turn.current !== own) return
      setCodes(told)
      setState('shown')
    } catch (error) {
      // The client has reported a failure already. Whoever closed the question chose not to see them.
      if (turn.current === own) setState(proofWanted(error) === null ? 'failed' : 'hidden')
    }
  }

  useBriefly(state === 'shown', (why) => hide(why === 'late' ? 'hidden-again' : 'hidden'))
  useEffect(
    () => () => {
      turn.current += 1
    },
    [],
  )

  return { codes, state, show, hide: () => hide('hidden') }
}
