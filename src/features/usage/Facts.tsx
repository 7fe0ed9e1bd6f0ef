import type { CostLine } from '#kit/parts.ts'
import { Card } from '#kit/ui/Card.tsx'
import { Fact, Facts } from '#kit/ui/Facts.tsx'
import { columnText, megabytesText, minutesText } from '#kit/words/dataSize.ts'
import { euro } from '#kit/words/money.ts'
import { getUsPs } from '#model/overview/contract.ts'
import type { Usage } from '#model/usage/contract.ts'
import { costsOf, placesOf } from '#model/usage/usage.ts'
import { useReadState } from '#platform/api/client.ts'
import { copy } from './copy.ts'
import { smsText } from './shared/contactText.ts'
import { outsideNames } from './shared/outsideNames.ts'

export function Places({ usage: { data }, withCosts }: { usage: Usage; withCosts?: boolean }) {
  const { netherlands, eu, world } = placesOf(data.days)
  const text = columnText([netherlands, eu, world])
  const costs = costsOf(data.days.map((day) => ({ amount: day.costs })))
  return (
    <Card>
      <h2 className="title-card">{copy.data.where}</h2>
      <Facts>
        <Fact term={copy.data.netherlands}>{text(netherlands)}</Fact>
        <Fact term={copy.data.eu}>{text(eu)}</Fact>
        <Fact term={copy.data.world}>{text(world)}</Fact>
        {withCosts && <Fact term={data.hasBundle ? copy.data.outside : copy.data.withoutBundle}>{euro(costs)}</Fact>}
      </Facts>
    </Card>
  )
}

/** The costs outside the bundle by kind, with a total if there are several. `kinds` limits the kinds. */
export function Costs({ usage, kinds }: { usage: Usage; kinds?: readonly CostLine['kind'][] }) {
  const words = copy.calls
  const hasBundle = usage.data.hasBundle || usage.voice.hasBundle
  const lines = usage.outside.filter(({ kind }) => kinds === undefined || kinds.includes(kind))
  return (
    <Card>
      <h2 className="title-card">{hasBundle ? words.costs : words.costsNoBundle}</h2>
      {lines.length === 0 ? (
        <p className="muted mt-2">{hasBundle ? words.noCosts : words.noCostsNoBundle}</p>
      ) : (
        <Facts>
          {lines.map((line) => (
            <Fact key={`${line.kind} ${line.quantity} ${line.amount}`} term={outsideText(line)}>
              {euro(line.amount)}
            </Fact>
          ))}
          {lines.length > 1 && (
            <Fact term={words.total} total>
              {euro(costsOf(lines))}
            </Fact>
          )}
        </Facts>
      )}
    </Card>
  )
}

/** The prices of calls and SMS outside the bundle. Nothing while they are unknown. */
export function CallRates({ usage: { voice } }: { usage: Usage }) {
  const usps = useReadState(getUsPs).value
  if (!usps) return null
  const { rates, ratesNoBundle, rateKinds } = copy.calls
  return (
    <Card>
      <h2 className="title-card">{voice.hasBundle ? rates : ratesNoBundle}</h2>
      <Facts>
        {!voice.isUnlimited && <Fact term={rateKinds.voice}>{euro(usps.voiceCostOutsideBundle)}</Fact>}
        <Fact term={rateKinds.europe}>{euro(usps.voiceCostEurope)}</Fact>
        {!voice.smsUnlimited && <Fact term={rateKinds.sms}>{euro(usps.smsCostOutsideBundle)}</Fact>}
      </Facts>
    </Card>
  )
}

/** `Bellen, 3 minuten` */
function outsideText({ kind, quantity }: CostLine): string {
  const title = outsideNames[kind]
  if (kind === 'other') return title // counted in an unknown unit
  if (kind === 'data') return `${title}, ${megabytesText(quantity)}`
  return `${title}, ${kind === 'sms' ? smsText(quantity) : minutesText(quantity)}`
}
