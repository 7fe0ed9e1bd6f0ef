import { now } from '#kit/clock.ts'
import { dayOf } from '#kit/dates.ts'
import { Badge } from '#kit/ui/Badge.tsx'
import { ButtonGroup } from '#kit/ui/Button.tsx'
import { Card } from '#kit/ui/Card.tsx'
import { Fact, Facts } from '#kit/ui/Facts.tsx'
import { Icon } from '#kit/ui/Icon.tsx'
import { List } from '#kit/ui/List.tsx'
import { Notice } from '#kit/ui/Notice.tsx'
import { dayText } from '#kit/words/dateText.ts'
import { euro } from '#kit/words/money.ts'
import { allowedFrom } from '#model/credit/autoTopUp.ts'
import type { AutoTopUp } from '#model/credit/contract/autoTopUp.ts'
import { type AutoCreditTopUp, prepaidOverview } from '#model/overview/contract.ts'
import { LinkRow } from '#page/LinkRow.tsx'
import { MaskedNumber } from '#page/MaskedNumber.tsx'
import { useRead } from '#platform/api/client.ts'
import { ButtonLink } from '#platform/router/Link.tsx'
import { autoTopUpText } from '../aboutCredit.ts'
import { copy } from './copy.ts'
import { nextText } from './nextText.ts'

const chevron = <Icon name="chevron-right" small />

type Props = { auto: AutoTopUp; current: AutoCreditTopUp }

export function IsOn({ auto, current }: Props) {
  const balance = useRead(prepaidOverview).balance ?? 0 // every prepaid customer has credit
  const today = dayOf(now())
  const from = allowedFrom(auto.recent, today)
  return (
    <>
      {from > today && <Notice tone="warn">{copy.on.paused(dayText(from))}</Notice>}
      {current.type === 'BUNDLE' && auto.bundle === null && (
        <Notice
          tone="warn"
          action={
            <ButtonLink to="/kies-prepaid-bundel" variant="outline" size="small">
              {copy.on.chooseBundle}
            </ButtonLink>
          }
        >
          {copy.on.noBundle}
        </Notice>
      )}
      <Card className="stack">
        <div className="split">
          <h2 className="title-card">{copy.on.title}</h2>
          <Badge tone="good">{copy.on.badge}</Badge>
        </div>
        <p>{autoTopUpText(current)}</p>
        <Facts>
          <Fact term={copy.on.rows.next}>{nextText(auto, current, balance, today)}</Fact>
          {auto.account !== null && (
            <Fact term={copy.on.rows.account}>
              <MaskedNumber>{auto.account}</MaskedNumber>
            </Fact>
          )}
          <Fact term={copy.on.rows.times}>{copy.on.times(auto.recent.length)}</Fact>
          <Fact term={copy.on.rows.balance}>{euro(balance)}</Fact>
        </Facts>
        <p className="small muted">{copy.limit}</p>
        <ButtonGroup>
          <ButtonLink to="/beltegoed-automatisch-opwaarderen/aanpassen">{copy.on.change}</ButtonLink>
          <ButtonLink to="/beltegoed-automatisch-opwaarderen/uitschakelen" variant="outline">
            {copy.on.turnOff}
          </ButtonLink>
        </ButtonGroup>
      </Card>
      <List>
        <LinkRow to="/betalingen" icon="payments" title={copy.on.history} end={chevron} />
        <LinkRow to="/instellingen/beltegoed" icon="credit" title={copy.on.credit} end={chevron} />
      </List>
    </>
  )
}
