import { SettingsPage } from '#features/profile/shared/SettingsPage.tsx'
import { now } from '#kit/clock.ts'
import { dayOf } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import { Badge } from '#kit/ui/Badge.tsx'
import { Button } from '#kit/ui/Button.tsx'
import { Card } from '#kit/ui/Card.tsx'
import { Icon } from '#kit/ui/Icon.tsx'
import { List } from '#kit/ui/List.tsx'
import { Notice } from '#kit/ui/Notice.tsx'
import { Skeleton } from '#kit/ui/Skeleton.tsx'
import { dayInFull } from '#kit/words/dateText.ts'
import { euro } from '#kit/words/money.ts'
import { getAutoTopUp } from '#model/credit/contract/autoTopUp.ts'
import { balanceState, validityOf } from '#model/credit/credit.ts'
import { prepaidOverview } from '#model/overview/contract.ts'
import { LinkRow } from '#page/LinkRow.tsx'
import { ReadBlock } from '#page/ReadBlock.tsx'
import { useRead, useReadState } from '#platform/api/client.ts'
import { useBlocked } from '#platform/connection/blocked.ts'
import { ButtonLink } from '#platform/router/Link.tsx'
import { autoTopUpText, creditLines as copy } from './aboutCredit.ts'

/** `/instellingen/beltegoed`: the balance, its validity and how to top up. */
export default function Beltegoed() {
  return (
    <SettingsPage title={copy.title} intro={copy.about}>
      <ReadBlock waiting={<Waiting />} failedText={copy.failed}>
        <CreditStatus />
      </ReadBlock>
    </SettingsPage>
  )
}

Beltegoed.reads = () => [prepaidOverview, getAutoTopUp]

const chevron = <Icon name="chevron-right" small />

function CreditStatus() {
  const { balance: credit, creditValidUntil: until } = useRead(prepaidOverview)
  const balance = credit ?? 0 // every prepaid customer has credit
  const today = dayOf(now())
  const warning = warningOf(balance, until, today)
  const state = balanceState(balance)
  return (
    <div className="stack">
      {warning !== null && <Notice tone="warn">{warning}</Notice>}
      <div className="columns columns--main-side">
        <Card className="stack">
          <div className="split">
            <p className="title-page num">{euro(balance)}</p>
            {state !== 'enough' && <Badge tone={state === 'low' ? 'warn' : 'bad'}>{copy.states[state]}</Badge>}
          </div>
          {until !== null && <p className="muted">{validityText(until, today)}</p>}
          <TopUp />
        </Card>
        <List>
          <AutoRow />
          <LinkRow to="/betalingen" icon="payments" title={copy.history} text={copy.historyText} end={chevron} />
          <LinkRow to="/kies-prepaid-bundel" icon="data" title={copy.bundle} text={copy.bundleText} end={chevron} />
        </List>
      </div>
    </div>
  )
}

function TopUp() {
  const offline = useBlocked(copy.offline)
  if (offline !== null)
    return (
      <Button variant="primary-green" blocked={offline}>
        {copy.topUp}
      </Button>
    )
  return (
    <ButtonLink to="/beltegoed-opwaarderen" variant="primary-green">
      {copy.topUp}
    </ButtonLink>
  )
}

/** Loads separately, so the balance does not wait for it. */
function AutoRow() {
  const { value, settled } = useReadState(getAutoTopUp)
  const text = value?.current ? autoTopUpText(value.current) : value ? copy.autoOff : settled ? copy.autoUnknown : null
  return (
    <LinkRow
      to="/beltegoed-automatisch-opwaarderen"
      icon="auto"
      title={copy.auto}
      text={text ?? <Skeleton width="9rem" height="1em" />}
      end={chevron}
    />
  )
}

const Waiting = () => (
  <div className="columns columns--main-side" aria-hidden="true">
    <Skeleton width="100%" height="14rem" radius="var(--radius-lg)" />
    <Skeleton width="100%" height="15rem" radius="var(--radius-lg)" />
  </div>
)

/** `until` is the last day on which the balance can be used. */
export const validityText = (until: Day, today: Day): string =>
  (validityOf(until, today) === 'expired' ? copy.expired : copy.validUntil)(dayInFull(until))

/** The warning for an empty, low, expired or expiring balance (cents); null when all is well. */
export function warningOf(balance: number, until: Day | null, today: Day): string | null {
  const validity = until === null ? 'valid' : validityOf(until, today)
  if (validity === 'expired') return copy.warnings.expired
  const state = balanceState(balance)
  if (state === 'empty') return copy.warnings.empty
  if (validity === 'expiring' && until !== null) return copy.warnings.expiring(dayInFull(until))
  return state === 'low' ? copy.warnings.low(euro(balance)) : null
}
