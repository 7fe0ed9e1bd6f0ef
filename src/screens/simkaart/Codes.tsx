import type { WhichSim } from '../../api/contract/sim.ts'
import { useBlocked } from '../../connection/blocked.ts'
import { Button } from '../../ui/Button.tsx'
import { Fact, Facts } from '../../ui/Facts.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { simcardCopy } from './copy.ts'
import { useCodes } from './useCodes.ts'

const copy = simcardCopy.codes

export function Codes({ card }: { card: WhichSim }) {
  const { codes, state, show, hide } = useCodes(card)
  const offline = useBlocked({ device: copy.offline })
  const isShown = codes !== null
  return (
    <div className="stack">
      <h2 className="title-card" id={card === 'current' ? 'codes' : undefined} tabIndex={-1}>
        {copy.title}
      </h2>
      <div>
        <Facts>
          <Fact term={copy.pin}>
            <Secret length={4}>{codes?.pin}</Secret>
          </Fact>
          <Fact term={copy.puk}>
            <Secret length={8}>{codes?.puk}</Secret>
          </Fact>
        </Facts>
        <p role="status" className="small muted">
          {state === 'shown' && copy.shown}
          {state === 'hidden-again' && copy.hiddenAgain}
        </p>
      </div>
      {state === 'failed' && <Notice tone="bad" title={copy.failed} alert />}
      <Button
        variant="outline"
        icon={isShown ? 'eye-off' : 'eye'}
        busy={state === 'asking' && copy.busy}
        blocked={isShown ? null : offline}
        onPress={isShown ? hide : () => void show()}
      >
        {isShown ? copy.hide : copy.show}
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
      <span className="visually-hidden">{copy.hidden}</span>
    </>
  )
}
