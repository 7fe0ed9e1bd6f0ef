import { Suspense, use, useRef, useState } from 'react'
import { copy as shared } from '#kit/copy.ts'
import { Button } from '#kit/ui/Button.tsx'
import { Notice } from '#kit/ui/Notice.tsx'
import { Spinner } from '#kit/ui/Spinner.tsx'
import { checkPasswordLink, setPassword } from '#model/login/contract/guest.ts'
import { Slow } from '#page/Slow.tsx'
import { READ_LIMIT_MS } from '#platform/api/earlyReads.ts'
import { type Failure, failureOf } from '#platform/api/failure.ts'
import { newKey } from '#platform/api/newKey.ts'
import { write } from '#platform/api/write.ts'
import { hasNetwork } from '#platform/connection/connection.ts'
import { href } from '#platform/router/href.ts'
import { ButtonLink, Link } from '#platform/router/Link.tsx'
import { usePlace } from '#platform/router/location.tsx'
import { openReceipt } from '#platform/router/receipt.ts'
import { failureText } from '#platform/write/failureText.ts'
import { NewPassword } from '../shared/NewPassword.tsx'
import { setPasswordCopy as copy, forgottenCopy } from './copy.ts'

const done = '/wachtwoord-instellen/bedankt'

export default function Instellen() {
  const token = new URLSearchParams(usePlace().search).get('token') ?? ''
  const [link, setLink] = useState(() => checkLink(token))
  const heading = useRef<HTMLHeadingElement>(null)

  /** The focused element is about to disappear, so the heading takes the focus. */
  function replaceBy(next: Promise<PasswordLink>) {
    setLink(next)
    heading.current?.focus()
  }

  return (
    <>
      <div className="stack stack--tight">
        <h1 className="title-page" tabIndex={-1} ref={heading}>
          {copy.heading}
        </h1>
        <Suspense>
          <Intro checked={link} />
        </Suspense>
      </div>
      <Suspense
        fallback={
          <>
            <Slow />
            <Spinner />
          </>
        }
      >
        <ByLink
          token={token}
          checked={link}
          again={() => replaceBy(checkLink(token))}
          gone={() => replaceBy(Promise.resolve({ is: 'gone' }))}
        />
      </Suspense>
    </>
  )
}

const Intro = ({ checked }: { checked: Promise<PasswordLink> }) =>
  use(checked).is === 'usable' && <p className="muted">{copy.intro}</p>

type Props = { token: string; checked: Promise<PasswordLink>; again: () => void; gone: () => void }

function ByLink({ token, checked, again, gone }: Props) {
  const link = use(checked)
  if (link.is === 'usable') return <NewPasswordForm token={token} gone={gone} />
  if (link.is === 'unknown') {
    return (
      <Notice
        tone="bad"
        title={failureText(link.failure, hasNetwork())}
        alert
        action={
          <Button variant="outline" size="small" onPress={again}>
            {shared.retry}
          </Button>
        }
      />
    )
  }
  return (
    <>
      <Notice tone="warn" title={copy.gone} alert />
      <ButtonLink to="/wachtwoord-vergeten" wide>
        {copy.goneButton}
      </ButtonLink>
      <p>
        <Link to="/inloggen" className="link">
          {forgottenCopy.back}
        </Link>
      </p>
    </>
  )
}

function NewPasswordForm({ token, gone }: { token: string; gone: () => void }) {
  const saved = () => openReceipt(href(done))

  return (
    <NewPassword
      button={copy.button}
      operation={setPassword}
      input={(password) => ({ token, password })}
      saved={saved}
      done={done}
      refusals={{ LINK_GONE: gone }}
    />
  )
}

/** Whether a password link still works. Used, expired and unknown links look the same to the customer. */
type PasswordLink = { is: 'usable' } | { is: 'gone' } | { is: 'unknown'; failure: Failure }

/** Checks the link in the address. A POST, so that the token appears in no URL. Never rejects. */
async function checkLink(token: string): Promise<PasswordLink> {
  if (token === '' || token.length > 200) return { is: 'gone' }
  try {
    const { usable } = await write(checkPasswordLink, { token }, { key: newKey(), onceWithin: READ_LIMIT_MS })
    return { is: usable ? 'usable' : 'gone' }
  } catch (error) {
    return { is: 'unknown', failure: failureOf(error, checkPasswordLink.name) }
  }
}
