import { useReadState } from '../../api/client.ts'
import { getOutages } from '../../api/contract/outage.ts'
import { areaOf, hasPlace } from '../../domain/outage.ts'
import { changeDraft, useDraft } from '../../draft/draft.ts'
import { href } from '../../routes/href.ts'
import { navigate } from '../../routes/location.tsx'
import { toast } from '../../stores/toasts.ts'
import { Button, ButtonGroup } from '../../ui/Button.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { outageCopy as copy } from './copy.ts'
import { finish, outageDraft } from './draft.ts'
import type { Known } from './known.ts'
import { Outcome } from './Outcome.tsx'
import type { Way } from './steps.ts'
import { Tips } from './Tips.tsx'

type Props = Way & { known: Known }

/** Step 3: known outages and tips. Works offline. */
export function Try(props: Props) {
  const { type, zipCode } = useDraft(outageDraft)
  const area = type !== null && hasPlace(type) ? areaOf(zipCode) : null
  return area === null ? <Yourself {...props} /> : <AtPlace {...props} area={area} />
}

/** Continues to the report. `outage`: the id of the outage that the customer wants updates on. */
function report(outage: string | null, next: () => void) {
  changeDraft(outageDraft, { outage })
  next()
}

function leave() {
  finish()
  navigate(href('/'))
}

/** A known outage is the answer, so the tips are folded below it. */
function AtPlace({ area, ...props }: Props & { area: string }) {
  const isKnown = useReadState(getOutages, { area }).value?.some(({ kind }) => kind === 'outage') ?? false
  return (
    <>
      <Outcome area={area} follow={(outage) => report(outage, props.next)} />
      {isKnown ? (
        <>
          <ButtonGroup>
            <Button variant="primary-green" onPress={leave}>
              {copy.enough}
            </Button>
            <Back {...props} />
          </ButtonGroup>
          <Disclosure title={copy.otherwise}>
            <div className="stack">
              <Tips known={props.known}>
                <ButtonGroup>
                  <Button variant="outline" onPress={() => report(null, props.next)}>
                    {copy.solvedNo}
                  </Button>
                  <Solved />
                </ButtonGroup>
              </Tips>
            </div>
          </Disclosure>
        </>
      ) : (
        <Yourself {...props} />
      )}
    </>
  )
}

const Yourself = (props: Props) => (
  <Tips known={props.known}>
    <ButtonGroup>
      <Button variant="primary-green" onPress={() => report(null, props.next)}>
        {copy.solvedNo}
      </Button>
      <Solved />
      <Back {...props} />
    </ButtonGroup>
  </Tips>
)

function Solved() {
  function solved() {
    leave()
    toast({ id: 'solved', text: copy.works, good: true })
  }
  return (
    <Button variant="outline" onPress={solved}>
      {copy.solvedYes}
    </Button>
  )
}

const Back = ({ back }: Pick<Way, 'back'>) => (
  <Button variant="quiet" onPress={back}>
    {copy.buttons.back}
  </Button>
)
