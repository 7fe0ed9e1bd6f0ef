import type { DemoMessage } from './control.ts'
import { Fold } from './Fold.tsx'
import styles from './Panel.module.css'

const kinds = { SMS: 'Sms', EMAIL: 'E-mail' } as const

/** The sms and e-mails of the demo: the newest with its code or link, the others collapsed. */
export function Messages({ messages }: { messages: readonly DemoMessage[] }) {
  const [newest, ...earlier] = messages.toReversed()
  if (!newest) return null
  return (
    <section>
      <h2>Berichten ({messages.length})</h2>
      <Message message={newest} />
      {earlier.length > 0 && (
        <Fold title="Eerdere" now={`${earlier.length}`}>
          {earlier.map((message) => (
            <Message key={`${message.at} ${message.text}`} message={message} />
          ))}
        </Fold>
      )}
    </section>
  )
}

function Message({ message: { method, to, text, link } }: { message: DemoMessage }) {
  return (
    <p className={styles.message}>
      <small>
        {kinds[method]} aan {to}:
      </small>{' '}
      {text} {link !== null && <a href={link}>Open de link</a>}
    </p>
  )
}
