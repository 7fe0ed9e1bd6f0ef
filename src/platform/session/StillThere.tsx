import { Button } from '#kit/ui/Button.tsx'
import { Dialog } from '#kit/ui/Dialog.tsx'
import { plural } from '#kit/words/plural.ts'
import { announcedSeconds } from '#model/overview/announced.ts'
import { endSession } from './session.ts'
import { stay } from './staying.ts'
import { useIdleCountdown } from './visitor.ts'

const stillThereCopy = {
  title: 'Ben je er nog?',
  body: (seconds: number) =>
    `Over ${seconds} ${plural(seconds, 'seconde', 'seconden')} loggen we je uit. Zo houden we je gegevens veilig.`,
  stay: 'Ingelogd blijven',
  logout: 'Uitloggen',
} as const

/** Counts down the last two of the 30 minutes. Closing the dialog extends the session, as its button does. */
export function StillThere() {
  const left = useIdleCountdown()
  if (left === null) return null
  return (
    <Dialog
      name="still-there"
      title={stillThereCopy.title}
      role="alertdialog"
      begin="button"
      onClose={() => void stay()}
      foot={
        <>
          <Button variant="primary-green" onPress={() => void stay()}>
            {stillThereCopy.stay}
          </Button>
          <Button variant="outline" onPress={() => endSession('customer')}>
            {stillThereCopy.logout}
          </Button>
        </>
      }
    >
      <p className="num" aria-hidden="true">
        {stillThereCopy.body(left)}
      </p>
      <p className="visually-hidden" role="status">
        {stillThereCopy.body(announcedSeconds(left))}
      </p>
    </Dialog>
  )
}
