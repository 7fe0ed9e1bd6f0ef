import { announcedSeconds } from '../domain/idle.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { sessionCopy } from './copy.ts'
import { useSecondsLeft } from './countdown.ts'
import { endSession } from './session.ts'
import { stay } from './staying.ts'

const copy = sessionCopy.stillThere

/** Counts down the last two of the 30 minutes. Closing the dialog extends the session, as its button does. */
export function StillThere() {
  const left = useSecondsLeft()
  if (left === null) return null
  return (
    <Dialog
      name="still-there"
      title={copy.title}
      role="alertdialog"
      begin="button"
      onClose={() => void stay()}
      foot={
        <>
          <Button variant="primary-green" onPress={() => void stay()}>
            {copy.stay}
          </Button>
          <Button variant="outline" onPress={() => void endSession('customer')}>
            {copy.logout}
          </Button>
        </>
      }
    >
      <p className="num" aria-hidden="true">
        {copy.body(left)}
      </p>
      <p className="visually-hidden" role="status">
        {copy.body(announcedSeconds(left))}
      </p>
    </Dialog>
  )
}
