import { useState } from 'react'
import styles from '#features/profile/shared/Settings.module.css'
import { SettingsPage } from '#features/profile/shared/SettingsPage.tsx'
import { now } from '#kit/clock.ts'
import { Card, Section } from '#kit/ui/Card.tsx'
import type { IconName } from '#kit/ui/Icon.tsx'
import { List, Row } from '#kit/ui/List.tsx'
import { Notice } from '#kit/ui/Notice.tsx'
import { bones } from '#kit/ui/Skeleton.tsx'
import { Slider } from '#kit/ui/Slider.tsx'
import { momentText } from '#kit/words/dateText.ts'
import { choiceText, euro } from '#kit/words/money.ts'
import { type CostLimit, getCostLimit, updateCostLimit } from '#model/costs/contract.ts'
import { COST_LIMITS, countedOf, goingOn, stoppedKinds, USUAL_LIMIT } from '#model/costs/costLimit.ts'
import { ReadBlock } from '#page/ReadBlock.tsx'
import { useKeepFocus } from '#page/useKeepFocus.ts'
import { Refusal, WriteButton } from '#page/WriteButton.tsx'
import { useRead } from '#platform/api/client.ts'
import { toast } from '#platform/stores/toasts.ts'
import { useWrite } from '#platform/write/useWrite.ts'
import { copy } from './copy.ts'
import { effectText, standingText } from './text.ts'

const stopIcons: Readonly<Record<(typeof stoppedKinds)[number], IconName>> = {
  data: 'data',
  voice: 'call',
  sms: 'sms',
  abroad: 'roaming',
  service: 'payments',
}
const onIcons: Readonly<Record<(typeof goingOn)[number], IconName>> = {
  subscription: 'invoices',
  phone: 'phones',
  bought: 'plus',
  once: 'sim',
}

/** `/instellingen/kostenlimiet`: the most that a customer wants to pay extra in a month, and what that stops. */
export default function Kostenlimiet() {
  return (
    <SettingsPage title={copy.title} intro={copy.intro}>
      <ReadBlock waiting={bones('22rem', '26rem')} failedText={copy.error}>
        <Limit />
      </ReadBlock>
    </SettingsPage>
  )
}

Kostenlimiet.reads = () => [getCostLimit]

function Limit() {
  const limit = useRead(getCostLimit)
  const { amount, outside, canChange, updatedAt } = limit
  const stay = useKeepFocus()
  if (!canChange) return <Notice>{copy.stopped}</Notice>
  const standing = standingText(limit)
  return (
    <div className={styles.groups}>
      <Section title={copy.own}>
        <div className="stack" {...stay}>
          {standing === null ? (
            <p>{copy.none}</p>
          ) : (
            <Notice tone={standing.tone} title={standing.title}>
              {standing.text}
            </Notice>
          )}
          <Choice amount={amount} spent={countedOf(outside)} />
          {amount !== null && <Cancel />}
          <p className="small muted">
            {copy.sms} {copy.asOf(momentText(Date.parse(updatedAt), now()))}
          </p>
        </div>
      </Section>
      <div className="stack stack--loose">
        <Stopping outside={outside} />
        <GoingOn />
      </div>
    </div>
  )
}

/** The one slider. `amount`: the limit that is set now; null without one. */
function Choice({ amount, spent }: { amount: number | null; spent: number }) {
  const [chosen, setChosen] = useState(amount ?? USUAL_LIMIT)
  const setting = useWrite(updateCostLimit, { failed: copy.failed })
  const said = choiceText(chosen)
  const effect = effectText(chosen, spent)
  const done = () => toast({ id: 'cost-limit', text: copy.saved(said), good: true })
  return (
    <Card className="stack">
      <Slider
        name="bedrag"
        label={copy.slider}
        labelHidden
        value={chosen}
        onChange={setChosen}
        {...COST_LIMITS}
        valueText={(value) => `${copy.perMonth(choiceText(value))}. ${effectText(value, spent)}`}
        ends={[choiceText(COST_LIMITS.min), choiceText(COST_LIMITS.max)]}
        sums={[
          { label: copy.slider, text: said },
          { label: copy.now, text: euro(spent) },
        ]}
      />
      {chosen !== amount && <p className="small">{effect}</p>}
      <Refusal text={setting.refusal} />
      <WriteButton
        wide
        busy={setting.busy}
        busyLabel={copy.saving}
        blocked={chosen === amount ? copy.same : null}
        onPress={() => void setting.run({ amount: chosen }, done)}
      >
        {amount === null ? copy.set(said) : copy.change(said)}
      </WriteButton>
    </Card>
  )
}

function Cancel() {
  const cancelling = useWrite(updateCostLimit, { failed: copy.failed })
  const done = () => toast({ id: 'cost-limit', text: copy.cancelled })
  return (
    <>
      <Refusal text={cancelling.refusal} />
      <WriteButton
        variant="outline"
        busy={cancelling.busy}
        busyLabel={copy.cancelling}
        onPress={() => void cancelling.run({ amount: null }, done)}
      >
        {copy.cancel}
      </WriteButton>
    </>
  )
}

/** The kinds that stop, with what each has cost this month. */
const Stopping = ({ outside }: Pick<CostLimit, 'outside'>) => (
  <Section title={copy.stops}>
    <List>
      {stoppedKinds.map((kind) => {
        const line = outside.find((one) => one.kind === kind)
        return <Row key={kind} icon={stopIcons[kind]} {...copy.kinds[kind]} {...(line && { amount: euro(line.amount) })} />
      })}
    </List>
  </Section>
)

const GoingOn = () => (
  <Section title={copy.goesOn}>
    <p className="muted">{copy.goesOnText}</p>
    <List>
      {goingOn.map((cost) => (
        <Row key={cost} icon={onIcons[cost]} {...copy.on[cost]} />
      ))}
    </List>
  </Section>
)
