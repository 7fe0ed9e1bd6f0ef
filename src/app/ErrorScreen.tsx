import { copy } from '#kit/copy.ts'
import { Button } from '#kit/ui/Button.tsx'
import { Message } from '#kit/ui/Message.tsx'
import { visitor } from '#platform/session/visitor.ts'
import Existing from './Existing.tsx'
import { errorPageText } from './errorDialog.ts'
import { retryScreen } from './useScrollAndFocus.ts'
import { useTitle } from './useTitle.ts'

/** The page for any status but 404, and for bugs of the app itself. */
export default function ErrorScreen({ error, again }: { error: unknown; again: () => void }) {
  const { status, message, more } = errorPageText(error)
  useTitle(message)
  return (
    <Message drawing="error" title="Error">
      {status !== null && <p className="title-section">{status}</p>}
      <p className="lead">{message}</p>
      {more !== null && <p>{more}</p>}
      <Button onPress={() => retryScreen(again)}>{copy.retry}</Button>
      <Existing visitor={visitor()} />
    </Message>
  )
}
