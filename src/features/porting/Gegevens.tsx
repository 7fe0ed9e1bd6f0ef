import { now } from '#kit/clock.ts'
import { dayOf } from '#kit/dates.ts'
import { phoneText } from '#kit/typed/phoneNumber.ts'
import { Card } from '#kit/ui/Card.tsx'
import { Fact, Facts } from '#kit/ui/Facts.tsx'
import { Notice } from '#kit/ui/Notice.tsx'
import { bones } from '#kit/ui/Skeleton.tsx'
import { weekdayText } from '#kit/words/dateText.ts'
import { getUser } from '#model/login/contract/session.ts'
import { numberportingGetStatus } from '#model/porting/contract.ts'
import { mayStillCancel, portingStep } from '#model/porting/portingRequest.ts'
import { PageHead } from '#page/flow/PageHead.tsx'
import { headingFocus } from '#page/headingFocus.ts'
import { ReadBlock } from '#page/ReadBlock.tsx'
import { useRead } from '#platform/api/client.ts'
import { Cancel } from './Cancel.tsx'
import { contractTypes, moments, portingCopy } from './copy.ts'
import { dataCopy } from './dataCopy.ts'
import { Rejected } from './Rejected.tsx'
import { PortingCode } from './SmsCode.tsx'
import { oldNumberText } from './text.ts'

/** `/nummerbehoud-gegevens`: the data of the request, its sms code or rejection, and cancelling it. */
export default function Gegevens() {
  return (
    <div className="wrap page">
      <PageHead title={dataCopy.heading} intro="" back={{ to: '/nummerbehoud', label: portingCopy.heading }} />
      <ReadBlock waiting={bones('24rem')}>
        <Request />
      </ReadBlock>
    </div>
  )
}

Gegevens.reads = () => [numberportingGetStatus, getUser]

function Request() {
  const porting = useRead(numberportingGetStatus)
  const own = phoneText(useRead(getUser).phoneNumber)
  const { request, status, date, sms } = porting
  const step = portingStep(porting)
  if (request === null) return <Notice>{dataCopy.empty}</Notice>
  return (
    <div className="stack">
      <p className="muted">{dataCopy.intro}</p>
      <Rejected porting={porting} />
      {sms !== null && (
        <Card>
          <div className="stack stack--tight">
            <h2 className="title-card">{dataCopy.sms.title}</h2>
            <PortingCode done={headingFocus} />
          </div>
        </Card>
      )}
      <Card>
        <Facts>
          <Fact term={dataCopy.rows.number}>{oldNumberText(porting)}</Fact>
          {status !== 'COMPLETED' && <Fact term={dataCopy.rows.newNumber}>{own}</Fact>}
          <Fact term={dataCopy.rows.provider}>{request.provider}</Fact>
          <Fact term={dataCopy.rows.type}>{contractTypes[request.contractType]}</Fact>
          {request.customerNumber !== null && <Fact term={dataCopy.rows.customerNumber}>{request.customerNumber}</Fact>}
          <Fact term={dataCopy.rows.moment}>
            {request.wishDate === null ? moments[request.moment].title : weekdayText(request.wishDate)}
          </Fact>
          {date !== null && <Fact term={dataCopy.rows.date}>{weekdayText(date)}</Fact>}
          <Fact term={dataCopy.rows.status}>{step === null ? dataCopy.status[status] : portingCopy.steps[step]}</Fact>
        </Facts>
      </Card>
      {mayStillCancel(porting, dayOf(now())) && <Cancel porting={porting} own={own} variant="outline" />}
    </div>
  )
}
