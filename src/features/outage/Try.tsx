import type { ReactNode } from 'react'
import { now } from '#kit/clock.ts'
import { Button, ButtonGroup } from '#kit/ui/Button.tsx'
import { Card, Section } from '#kit/ui/Card.tsx'
import { Checkbox } from '#kit/ui/Checkbox.tsx'
import { Disclosure } from '#kit/ui/Disclosure.tsx'
import { Icon } from '#kit/ui/Icon.tsx'
import { getOutages } from '#model/outage/contract.ts'
import { hasPlace } from '#model/outage/outage.ts'
import { areaOf } from '#model/outage/outageArea.ts'
import { changeDraft, useDraft } from '#page/draft/draft.ts'
import { useReadState } from '#platform/api/client.ts'
import { href } from '#platform/router/href.ts'
import { Link } from '#platform/router/Link.tsx'
import { navigate } from '#platform/router/location.tsx'
import { toast } from '#platform/stores/toasts.ts'
import { copy } from './copy.ts'
import { finishReport, type OutageWay, outageDraft } from './draft.ts'
import { checksOf, type KnownOutage, tipsFor } from './known.ts'
import { OutageOutcome } from './Outcome.tsx'
import styles from './Storingstool.module.css'

type Props = OutageWay & { known: KnownOutage }

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
  finishReport()
  navigate(href('/'))
}

/** A known outage is the answer, so the tips are folded below it. */
function AtPlace({ area, ...props }: Props & { area: string }) {
  const isKnown = useReadState(getOutages, { area }).value?.some(({ kind }) => kind === 'outage') ?? false
  return (
    <>
      <OutageOutcome area={area} follow={(outage) => report(outage, props.next)} />
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

const Back = ({ back }: Pick<OutageWay, 'back'>) => (
  <Button variant="quiet" onPress={back}>
    {copy.buttons.back}
  </Button>
)

/** The causes that are ruled out, and the tips. `children` are the answers to whether they helped. */
function Tips({ known, children }: { known: KnownOutage; children: ReactNode }) {
  const { type, tried } = useDraft(outageDraft)
  const checks = type === null ? [] : checksOf(type, known, now())
  const tips = type === null ? [] : tipsFor(type, known, now())

  const mark = (tip: number, done: boolean) =>
    changeDraft(outageDraft, { tried: done ? [...tried, tip] : tried.filter((other) => other !== tip) })

  return (
    <>
      {checks.length > 0 && (
        <Section title={copy.known.title}>
          <Card>
            <ul className={styles.checks}>
              {checks.map(({ text, fine }) => (
                <li key={text} data-fine={fine}>
                  <Icon name={fine ? 'success' : 'warning'} />
                  {text}
                </li>
              ))}
            </ul>
          </Card>
        </Section>
      )}
      <h2 className="title-section">{copy.steps.proberen}</h2>
      <Card>
        <ul>
          {tips.map((index) => (
            <li key={index}>
              <Checkbox name={`tip-${index}`} checked={tried.includes(index)} onChange={(done) => mark(index, done)}>
                {copy.tips[index]}
              </Checkbox>
            </li>
          ))}
        </ul>
      </Card>
      <p>
        <Link to="/verbruik/internet" className={`link ${styles.usage}`}>
          {copy.usage}
        </Link>
      </p>
      <h2 className="title-card">{copy.solved}</h2>
      {children}
    </>
  )
}
