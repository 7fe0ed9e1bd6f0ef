import type { DemoMessage } from './control.ts'

const kinds = { SMS: 'Sms', EMAIL: 'E-mail' } as const

/** What would have been sent to a phone or a mailbox, the newest first: codes, and links to choose a password. */
export function Messages({ messages }: { messages: readonly DemoMessage[] }) {
  if (messages.length === 0) return null
  return (
    <section>
      <h2>Berichten ({messages.length})</h2>
      <ul>
        {messages.toReversed().map(({ at, method, to, text, link }) => (
          <li key={`${at} ${text}`}>
            <small>
              {kinds[method]} aan {to}:
            </small>{' '}
            {text} {link !== null && <a href={link}>Open de link</a>}
          </li>
        ))}
      </ul>
    </section>
  )
}
