import { useState } from 'react'
import { useOptionalRead } from '../../api/client.ts'
import { getPopup, type PopupAnswer, popupCustomerAnswer } from '../../api/contract/preferences.ts'
import { useWrite } from '../../order/useWrite.ts'
import { useOnline } from '../../stores/connection.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { settingsCopy } from './copy.ts'
import styles from './Settings.module.css'

const copy = settingsCopy.popup

/** A question about these pages, for customers who want to answer it (spec 7 popupCustomerAnswer). It never stands in the way of anything. */
export function Popup() {
  const popup = useOptionalRead(getPopup)
  const online = useOnline()
  const answering = useWrite(popupCustomerAnswer)
  const [answer, setAnswer] = useState<PopupAnswer | null>(null)
  const question = popup?.question ?? null
  if ((question === null && answer === null) || !online || answer === 'dismissed') return null

  async function say(said: PopupAnswer) {
    // What is not heard is asked another time: nobody has to answer twice now.
    setAnswer(said)
    await answering.send({ question: 'settings-found', answer: said })
  }

  return (
    <section className="mt-4" aria-label={copy.question}>
      <Card>
        <div className={styles.beside} role="status">
          {answer !== null ? (
            <p>{copy.thanks}</p>
          ) : (
            <>
              <p className="strong">{copy.question}</p>
              <div className="cluster">
                {(['yes', 'no'] as const).map((said) => (
                  <Button key={said} variant="outline" size="small" busy={answering.busy} onPress={() => void say(said)}>
                    {copy[said]}
                  </Button>
                ))}
                <Button variant="quiet" size="small" onPress={() => void say('dismissed')}>
                  {copy.close}
                </Button>
              </div>
            </>
          )}
        </div>
      </Card>
    </section>
  )
}
