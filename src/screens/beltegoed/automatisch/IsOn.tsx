import { useRead } from '../../../api/client.ts'
import type { AutoTopUp } from '../../../api/contract/autoTopUp.ts'
import { type AutoCreditTopUp, prepaidOverview } from '../../../api/contract/overview.ts'
import { now } from '../../../clock.ts'
import { allowedFrom } from '../../../domain/autoTopUp.ts'
import { dayOf } from '../../../domain/dates.ts'
import { LinkRow } from '../../../page/LinkRow.tsx'
import { MaskedNumber } from '../../../page/MaskedNumber.tsx'
import { ButtonLink } from '../../../routes/Link.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { ButtonGroup } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Fact, Facts } from '../../../ui/Facts.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { List } from '../../../ui/List.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { dayText } from '../../../words/dateText.ts'
import { euro } from '../../../words/money.ts'
import { autoTopUpText } from '../aboutCredit.ts'
import { autoCopy } from './copy.ts'
import { nextText } from './nextText.ts'

const copy = autoCopy.on
const chevron = <Icon name="chevron-right" small />

type Props = { auto: AutoTopUp; current: AutoCreditTopUp }

export function IsOn({ auto, current }: Props) {
  const balance = useRead(prepaidOverview).balance ?? 0 // every prepaid customer has credit
  const today = dayOf(now())
  const from = allowedFrom(auto.recent, today)
  return (
    <>
      {from > today && <Notice tone="warn">{copy.paused(dayText(from))}</Notice>}
      {current.type === 'BUNDLE' && auto.bundle === null && (
        <Notice
          tone="warn"
          action={
            <ButtonLink to="/kies-prepaid-bundel" variant="outline" size="small">
              {copy.chooseBundle}
            </ButtonLink>
          }
        >
          {copy.noBundle}
        </Notice>
      )}
      <Card className="stack">
        <div className="split">
          <h2 className="title-card">{copy.title}</h2>
          <Badge tone="good">{copy.badge}</Badge>
        </div>
        <p>{autoTopUpText(current)}</p>
        <Facts>
          <Fact term={copy.rows.next}>{nextText(auto, current, balance, today)}</Fact>
          {auto.account !== null && (
            <Fact term={copy.rows.account}>
              <MaskedNumber>{auto.account}</MaskedNumber>
            </Fact>
          )}
          <Fact term={copy.rows.times}>{copy.times(auto.recent.length)}</Fact>
          <Fact term={copy.rows.balance}>{euro(balance)}</Fact>
        </Facts>
        <p className="small muted">{autoCopy.limit}</p>
        <ButtonGroup>
          <ButtonLink to="/beltegoed-automatisch-opwaarderen/aanpassen">{copy.change}</ButtonLink>
          <ButtonLink to="/beltegoed-automatisch-opwaarderen/uitschakelen" variant="outline">
            {copy.turnOff}
          </ButtonLink>
        </ButtonGroup>
      </Card>
      <List>
        <LinkRow to="/betalingen" icon="payments" title={copy.history} end={chevron} />
        <LinkRow to="/instellingen/beltegoed" icon="credit" title={copy.credit} end={chevron} />
      </List>
    </>
  )
}
