import { type ReactNode, useEffect, useRef, useState } from 'react'
import { NewPassword } from '#features/login/shared/NewPassword.tsx'
import { now } from '#kit/clock.ts'
import { customerCopy } from '#kit/customerCopy.ts'
import { addDays, dayOf, daysBetween } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import { phoneText } from '#kit/typed/phoneNumber.ts'
import { Button } from '#kit/ui/Button.tsx'
import { buzz } from '#kit/ui/buzz.ts'
import { classes } from '#kit/ui/classes.ts'
import { Icon } from '#kit/ui/Icon.tsx'
import { Scene } from '#kit/ui/Scene.tsx'
import { bones } from '#kit/ui/Skeleton.tsx'
import { Steps } from '#kit/ui/Steps.tsx'
import { dayInFull, weekdayShort } from '#kit/words/dateText.ts'
import { getUser, type User } from '#model/login/contract/session.ts'
import { calledName } from '#model/profile/customerName.ts'
import { getSimCard, getSimcardContract, type SimcardContract, updatePassword } from '#model/sim/contract/simcard.ts'
import { admittedStep } from '#page/flow/steps.ts'
import { ReadBlock } from '#page/ReadBlock.tsx'
import { usePolling } from '#page/usePolling.ts'
import { useRead, useReadState } from '#platform/api/client.ts'
import { href } from '#platform/router/href.ts'
import { navigate } from '#platform/router/location.tsx'
import { renewSession } from '#platform/session/renewSession.ts'
import { endSession } from '#platform/session/session.ts'
import { AcceptContract } from './Contract.tsx'
import styles from './Countdown.module.css'
import { copy } from './copy.ts'
import { toDo, visitSteps, type WelcomeStep } from './steps.ts'

const doneCopy = copy.done

/** `/welkom`: a new customer chooses a password and confirms the contract, which activates the SIM card. */
export default function Welkom() {
  const contract = useReadState(getSimcardContract).value
  const user = useReadState(getUser).value
  const [confirmed, setConfirmed] = useState<SimcardContract | null>(null)
  const visited = { passwordChosen: contract?.passwordChosen ?? false, isConfirmed: confirmed !== null }
  const step = admittedStep(visitSteps, visited, 'done')

  return (
    <div className="wrap page">
      <div className="page__head">
        <Steps
          labels={copy.steps}
          current={confirmed ? copy.steps.length : visitSteps.steps.findIndex(({ path }) => path === step)}
        />
        <h1 className="title-page mt-4" tabIndex={-1}>
          {copy.heading(user ? calledName(user) : '')}
        </h1>
        {!confirmed && contract?.porting && <Kept {...contract.porting} />}
        {!confirmed && (
          <p className="muted">
            {contract !== null && `${copy.intro(toDo(visited))} `}
            {copy.forced}
          </p>
        )}
      </div>
      <ReadBlock waiting={bones('2.5rem 70%', '100svh')}>
        <Visit step={step} user={user} confirmed={confirmed} confirm={setConfirmed} />
      </ReadBlock>
      <div>
        <Button variant="quiet" size="small" onPress={() => endSession('customer')}>
          {customerCopy.logout}
        </Button>
      </div>
    </div>
  )
}

Welkom.reads = () => [getSimcardContract, getUser]

/** The number that a new customer brings along, and how long that still takes. */
function Kept({ number, on }: NonNullable<SimcardContract['porting']>) {
  const today = dayOf(now())
  return (
    <div className="mt-2">
      <p>
        <span className="title-section id">{phoneText(number)}</span>
        <br />
        {copy.keeps(on === null ? null : daysBetween(today, on))}
      </p>
      {on !== null && <Countdown today={today} on={on} />}
    </div>
  )
}

type VisitProps = {
  step: WelcomeStep
  user: User | null
  confirmed: SimcardContract | null
  confirm: (contract: SimcardContract) => void
}

function Visit({ step, user, confirmed, confirm }: VisitProps) {
  const contract = useRead(getSimcardContract)
  const [began] = useState(contract)
  const number = user?.phoneNumber ?? ''

  return (
    <>
      {step === 'password' && (
        <Part heading={copy.password.heading} intro={copy.password.intro} isNext={false}>
          <FirstPassword user={user} />
        </Part>
      )}
      {step === 'contract' && (
        <Part heading={copy.contract.heading} intro={copy.contract.intro} isNext={!began.passwordChosen}>
          <AcceptContract contract={contract} number={number} confirmed={() => confirm(contract)} />
        </Part>
      )}
      {confirmed && (
        <Part heading={copy.done.heading} intro={copy.done.intro} isNext>
          <Done contract={confirmed} number={number} />
        </Part>
      )}
    </>
  )
}

/** A step of onboarding. A step that replaces another takes the focus, so that a screen reader reads it. */
function Part({ heading, intro, isNext, children }: { heading: string; intro: string; isNext: boolean; children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isNext) title.current?.focus()
  }, [isNext])
  return (
    <section className="stack" aria-labelledby="stap">
      <div>
        <h2 className="title-section" id="stap" ref={title} tabIndex={-1}>
          {heading}
        </h2>
        <p className="muted">{intro}</p>
      </div>
      {children}
    </section>
  )
}

function FirstPassword({ user }: { user: User | null }) {
  const personal = user ? [user.firstName, user.lastName, user.phoneNumber] : []
  return (
    <NewPassword
      username={user?.phoneNumber}
      personal={personal}
      button={copy.password.button}
      operation={updatePassword}
      input={(newPassword) => ({ currentPassword: null, newPassword })}
    />
  )
}

/** How often (ms) the card is looked at while it is being turned on. */
const LOOK_MS = 10_000

/** The card works. It is looked at while this page is. The first look is later than the end of the step, which is read first. */
function useAwake(): boolean {
  const isAwake = useReadState(getSimCard).value?.statusType === 'ACTIVE'
  const [isShown, setShown] = useState(false)
  usePolling(!isAwake, LOOK_MS, getSimCard)
  useEffect(() => {
    if (!isAwake) return
    const timer = setTimeout(setShown, WAKE_MS, true)
    return () => clearTimeout(timer)
  }, [isAwake])
  useEffect(() => {
    if (isShown) buzz()
  }, [isShown])
  return isShown
}

/** The bird sleeps at least this long (ms), so that its waking is seen. */
const WAKE_MS = 1500

/** The next steps. The session is renewed only on leaving, because the route guard closes this page to customers who are done. */
function Done({ contract: { porting }, number }: { contract: SimcardContract; number: string }) {
  const isAwake = useAwake()
  async function leave() {
    await renewSession()
    navigate(href('/'), { replace: true })
  }

  return (
    <div className="stack">
      <Scene name={isAwake ? 'success' : 'offline'} />
      <p role="status" className="strong">
        {isAwake ? doneCopy.awake : doneCopy.wakes}
      </p>
      {porting?.on && <p>{doneCopy.porting(phoneText(porting.number), phoneText(number), dayInFull(porting.on))}</p>}
      <Button variant="primary-green" wide onPress={() => void leave()}>
        {doneCopy.button}
      </Button>
    </div>
  )
}

/** More days than these do not fit on one line. */
const MOST = 7

/** The days until the number comes, as leaves of a calendar, the last one marked. Decorative: the sentence beside it tells the same. */
function Countdown({ today, on }: { today: Day; on: Day }) {
  const days = daysBetween(today, on)
  if (days < 1 || days > MOST) return null
  return (
    <ol className={styles.days} aria-hidden="true">
      {Array.from({ length: days + 1 }, (_, at) => addDays(today, at)).map((day) => (
        <li key={day} className={classes(styles.day, day === on && styles.last)}>
          <span>{weekdayShort(day).split(' ')[0]}</span>
          <strong>{Number(day.slice(-2))}</strong>
          {day === on && <Icon name="porting" small />}
        </li>
      ))}
    </ol>
  )
}
