import { Notice } from '#kit/ui/Notice.tsx'
import { Activation, getSimcardDetails } from '#model/sim/contract/sim.ts'
import { isEsim } from '#model/sim/simcard.ts'
import { Thanks } from '#page/flow/Thanks.tsx'
import { useReadState } from '#platform/api/client.ts'
import { href } from '#platform/router/href.ts'
import { Redirect } from '#platform/router/Redirect.tsx'
import { useReceipt } from '#platform/router/receipt.ts'
import { Codes } from './Codes.tsx'
import { activateCopy, simcardCopy } from './copy.ts'
import { esimCopy } from './esimCopy.ts'

/** `/simkaart-activeren/bedankt`: activation takes a while, and the phone will ask for the new card's PIN. */
export default function Geactiveerd() {
  const receipt = useReceipt(Activation)
  const details = useReadState(getSimcardDetails).value
  if (!receipt) return <Redirect to={href('/simkaart-activeren')} />
  const isDigital = isEsim(receipt.type)
  return (
    <Thanks
      title={isDigital ? activateCopy.done.titleEsim : activateCopy.done.title}
      intro={isDigital ? activateCopy.done.introEsim : activateCopy.done.intro}
      got={{ icon: isDigital ? 'esim' : 'sim' }}
      to="/"
      button={activateCopy.done.button}
    >
      <Codes card={details?.pending ? 'pending' : 'current'} />
      <p className="small muted">{simcardCopy.codes.pinInfo}</p>
      {isDigital && <Notice tone="warn">{esimCopy.warning}</Notice>}
    </Thanks>
  )
}

Geactiveerd.reads = () => [getSimcardDetails]
