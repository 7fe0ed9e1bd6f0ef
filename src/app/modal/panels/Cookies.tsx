import { useState } from 'react'
import { Checkbox } from '#kit/ui/Checkbox.tsx'
import { choiceMade, choose, noConsent } from '#platform/analytics/consent.ts'
import { answerModal } from '#platform/stores/modal.ts'
import { CookieAnswers } from '../../cookies/Answers.tsx'
import { cookiesCopy } from '../../cookies/copy.ts'

/** The cookie settings: every kind with its purpose and switch. */
export default function Cookies() {
  const [choice, setChoice] = useState(choiceMade() ?? noConsent)

  function save(next: typeof choice) {
    choose(next)
    answerModal('confirm', 'cookies')
  }

  return (
    <>
      <p>{cookiesCopy.body}</p>
      <div className="stack stack--tight">
        {cookiesCopy.kinds.map(({ name, label, body }) => (
          <Checkbox
            key={name}
            name={name}
            checked={name === 'functional' || choice[name]}
            onChange={(checked) => name !== 'functional' && setChoice({ ...choice, [name]: checked })}
            text={body}
          >
            {label}
          </Checkbox>
        ))}
      </div>
      <CookieAnswers save={save} own={{ label: cookiesCopy.save, press: () => save(choice) }} />
    </>
  )
}
