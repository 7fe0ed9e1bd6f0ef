import type { DemoMessage, OfferedHappening } from './control.ts'
import { Fold } from './Fold.tsx'
import styles from './Panel.module.css'
import type { State } from './stateSteps.ts'
import { allStates } from './states.ts'
import { type Story, stories } from './stories.ts'

const lists = Map.groupBy(allStates, ({ of }) => of)

/** Every state that a screen draws in its own way; a tap starts anew and shows it. */
export function States({ show }: { show: (state: State) => void }) {
  return (
    <section>
      <h2>Toestanden</h2>
      {[...lists].map(([of, states]) => (
        <Fold key={of} title={of} now={String(states.length)}>
          <ul className={styles.chips} aria-label={of}>
            {states.map((state) => (
              <li key={state.value}>
                <button type="button" className={styles.chip} title={`Account ${state.account}`} onClick={() => show(state)}>
                  {state.value}
                </button>
              </li>
            ))}
          </ul>
        </Fold>
      ))}
    </section>
  )
}

/** Buttons for the events that are possible for the signed-in customer. */
export function Happenings({
  happenings,
  happen,
}: {
  happenings: readonly OfferedHappening[]
  happen: (offered: OfferedHappening) => void
}) {
  if (happenings.length === 0) return null
  return (
    <section>
      <h2>Laat gebeuren</h2>
      <ul className={styles.chips}>
        {happenings.map((offered) => (
          <li key={offered.name}>
            <button type="button" className={styles.chip} onClick={() => happen(offered)}>
              {offered.name}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

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

/** The guided demos; a tap begins one. */
export function Stories({ tell }: { tell: (story: Story) => void }) {
  return (
    <Fold title="Verhalen" now={String(stories.length)}>
      <ul className={styles.chips} aria-label="Verhalen">
        {stories.map((story) => (
          <li key={story.id}>
            <button type="button" className={styles.chip} title={`Voor: ${story.audience}`} onClick={() => tell(story)}>
              {story.title}
            </button>
          </li>
        ))}
      </ul>
    </Fold>
  )
}
