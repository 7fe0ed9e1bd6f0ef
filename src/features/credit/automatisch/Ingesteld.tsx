import { Fact, Facts } from '#kit/ui/Facts.tsx'
import { euro } from '#kit/words/money.ts'
import { AutoTopUpReceipt } from '#model/credit/contract/autoTopUp.ts'
import { flowCopy } from '#page/flow/copy.ts'
import { doneSteps } from '#page/flow/flow.ts'
import { OrderDocument } from '#page/flow/OrderOverview.tsx'
import { Thanks } from '#page/flow/Thanks.tsx'
import { Redirect } from '#platform/router/Redirect.tsx'
import { useReceipt } from '#platform/router/receipt.ts'
import { autoTopUpText } from '../aboutCredit.ts'
import { copy } from './copy.ts'
import { MAIN } from './finish.ts'
import { autoTopUpFlow } from './flow.ts'

/** `/beltegoed-automatisch-opwaarderen/bedankt`: turned on, changed or turned off. */
export default function Ingesteld() {
  const receipt = useReceipt(AutoTopUpReceipt)
  if (!receipt) return <Redirect to={MAIN} />
  const { outcome, setting, orderNumber, paid, toppedUp, balance, returned } = receipt
  const isOff = outcome === 'off'
  return (
    <Thanks
      title={copy.done[outcome]}
      intro={isOff ? copy.done.introOff : copy.done.introOn}
      got={setting && setting.amount > 0 ? euro(setting.amount) : { icon: 'auto' }}
      {...(outcome === 'on' && { steps: doneSteps(autoTopUpFlow) })}
      to="/"
      button={copy.done.button}
      {...(isOff && { quiet: true })}
    >
      {setting && <p>{autoTopUpText(setting)}</p>}
      {returned > 0 && <p className="strong">{copy.done.returned(euro(returned))}</p>}
      <Facts>
        {orderNumber !== null && <Fact term={flowCopy.overview.number}>{orderNumber}</Fact>}
        {paid > 0 && <Fact term={copy.done.rows.paid}>{euro(paid)}</Fact>}
        {toppedUp > 0 && <Fact term={copy.done.rows.toppedUp}>{euro(toppedUp)}</Fact>}
        <Fact term={copy.done.rows.balance} total={!isOff}>
          {euro(balance)}
        </Fact>
      </Facts>
      {orderNumber !== null && <OrderDocument orderNumber={orderNumber} />}
    </Thanks>
  )
}
