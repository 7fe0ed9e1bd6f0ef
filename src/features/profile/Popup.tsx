import { useState } from 'react'
import { Button } from '#kit/ui/Button.tsx'
import { Card } from '#kit/ui/Card.tsx'
import { getPopup, type PopupAnswer, popupCustomerAnswer } from '#model/profile/contract/preferences.ts'
import { useKeepFocus } from '#page/useKeepFocus.ts'
import { useReadState } from '#platform/api/client.ts'
import { useOnline } from '#platform/connection/connection.ts'
import { useWrite } from '#platform/write/useWrite.ts'
import { settingsCopy } from './copy.ts'
import styles from './shared/Settings.module.css'

export function Popup() {
  const popup = useReadState(getPopup).value
  const online = useOnline()
  const answering = useWrite(popupCustomerAnswer)
  const [answer, setAnswer] = useState<PopupAnswer | null>(null)
  const stay = useKeepFocus()
  const question = popup?.question ?? null
  if ((question === null && answer === null) || !online) return null
  if (answer === 'dismissed') return <div {...stay} />

  async function say(said: PopupAnswer) {
    // A failed answer is dropped: the question comes back another time.
    setAnswer(said)
    await answering.run({ question: 'settings-found', answer: said })
  }

  return (
    <section className="screen-only mt-4" aria-label={settingsCopy.popup.question}>
      <Card>
        <div className={styles.beside} role="status" {...stay}>
          {answer !== null ? (
            <p>{settingsCopy.popup.thanks}</p>
          ) : (
            <>
              <p className="strong">{settingsCopy.popup.question}</p>
              <div className="cluster">
                {(['yes', 'no'] as const).map((said) => (
                  <Button key={said} variant="outline" size="small" busy={answering.busy} onPress={() => void say(said)}>
                    {settingsCopy.popup[said]}
                  </Button>
                ))}
                <Button variant="quiet" size="small" onPress={() => void say('dismissed')}>
                  {settingsCopy.popup.close}
                </Button>
              </div>
            </>
          )}
        </div>
      </Card>
    </section>
  )
}
