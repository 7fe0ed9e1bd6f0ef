import { useReadState } from '../../../api/client.ts'
import { handsetOrder } from '../../../api/contract/handsetOrder.ts'
import { isOnItsWay } from '../../../domain/phoneStanding.ts'
import { ContactLink } from '../../../page/ContactLink.tsx'
import { Nothing } from '../../../page/Nothing.tsx'
import { useIsPostpaid } from '../../../session/visitor.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { repairCopy as copy } from './copy.ts'

/** No phone to repair: none was bought here, or it has not arrived yet. Only customers with a subscription can have one. */
export function NoPhone() {
  return useIsPostpaid() ? <Subscriber /> : <None />
}

function Subscriber() {
  const order = useReadState(handsetOrder).value?.[0] ?? null
  return order !== null && isOnItsWay(order) ? <Notice>{copy.onItsWay}</Notice> : <None />
}

const None = () => (
  <Nothing title={copy.empty} text={copy.emptyMore}>
    <ContactLink />
  </Nothing>
)
