import { useState } from 'react'
import { cookieChoice } from '../../../storage/registry.ts'
import { keep, recall } from '../../../storage/rest.ts'
import { answerModal } from '../../../stores/modal.ts'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { modalCopy } from '../copy.ts'

const copy = modalCopy.cookies

/** Refusing is as easy as accepting: two equal buttons, and a third way to choose. */
export default function Cookies() {
  const [choice, setChoice] = useState(recall(cookieChoice) ?? { analytics: false, marketing: false })
  const [choosing, setChoosing] = useState(false)

  function save(next: typeof choice) {
    keep(cookieChoice, next)
    answerModal('confirm')
  }

  return (
    <>
      <p>{copy.body}</p>
      {choosing && (
        <div className="stack stack--tight">
          {copy.kinds.map(({ name, label, body }) => (
            <Checkbox
              key={name}
              name={name}
              checked={name === 'functional' || choice[name]}
              onChange={(checked) => name !== 'functional' && setChoice({ ...choice, [name]: checked })}
            >
              <span className="strong">{label}</span>
              <br />
              <span className="small muted">{body}</span>
            </Checkbox>
          ))}
        </div>
      )}
      <div className="stack stack--tight">
        <Button variant="outline" wide onPress={() => save({ analytics: true, marketing: true })}>
          {copy.acceptAll}
        </Button>
        <Button variant="outline" wide onPress={() => save({ analytics: false, marketing: false })}>
          {copy.refuse}
        </Button>
        {choosing ? (
          <Button variant="outline" wide onPress={() => save(choice)}>
            {copy.save}
          </Button>
        ) : (
          <Button variant="quiet" wide onPress={() => setChoosing(true)}>
            {copy.settings}
          </Button>
        )}
      </div>
    </>
  )
}
