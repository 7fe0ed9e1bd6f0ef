import type { SimcardContract } from '../../api/contract/simcard.ts'
import { href } from '../../routes/href.ts'
import { navigate } from '../../routes/location.tsx'
import { renewSession } from '../../session/renewSession.ts'
import { phoneText } from '../../typed/phoneNumber.ts'
import { Button } from '../../ui/Button.tsx'
import { Scene } from '../../ui/Scene.tsx'
import { dayInFull } from '../../words/dateText.ts'
import { welcomeCopy } from './copy.ts'

const copy = welcomeCopy.done

/** What happens next. The session is renewed only on leaving, because the route guard closes this page to customers who are done. */
export function Done({ contract: { porting }, number }: { contract: SimcardContract; number: string }) {
  async function leave() {
    await renewSession()
    navigate(href('/'), { replace: true })
  }

  return (
    <div className="stack">
      <Scene name="success" />
      {porting?.on && <p>{copy.porting(phoneText(porting.number), phoneText(number), dayInFull(porting.on))}</p>}
      <Button variant="primary-green" wide onPress={() => void leave()}>
        {copy.button}
      </Button>
    </div>
  )
}
