import { useEffect, useState } from 'react'
import { Button } from '#kit/ui/Button.tsx'
import { Notice } from '#kit/ui/Notice.tsx'
import { preloadable } from '#kit/ui/preloadable.tsx'
import { bones } from '#kit/ui/Skeleton.tsx'
import { getUser } from '#model/login/contract/session.ts'
import { reading } from '#model/operation.ts'
import { getUserDetails } from '#model/profile/contract/details.ts'
import { getUsage } from '#model/usage/contract.ts'
import { PageHead } from '#page/flow/PageHead.tsx'
import { headingFocus } from '#page/headingFocus.ts'
import { ReadBlock } from '#page/ReadBlock.tsx'
import { canKeepCard } from '#platform/sealed/able.ts'
import { type Box, findBox, removeBox } from '#platform/sealed/box.ts'
import { callNames } from '#platform/storage/registry.ts'
import { confirm } from '#platform/stores/modal.ts'
import { useNames } from '../shared/names.ts'
import { namesCopy } from './copy.ts'
import { keeping } from './keeping.ts'

const { Component: Making } = preloadable(() => import('./Making.tsx'))
const { Component: Closed } = preloadable(() => import('./Closed.tsx'))
const { Component: Opened } = preloadable(() => import('./Opened.tsx'))

/** `/verbruik/namen`: the names that the customer gives to numbers, encrypted on this device. */
export default function Namen() {
  return (
    <div className="wrap wrap--text page">
      <PageHead title={namesCopy.title} intro={namesCopy.intro} back={{ to: '/verbruik/bellen-en-sms', label: namesCopy.back }} />
      {canKeepCard() ? (
        <ReadBlock waiting={bones('20rem')} failedText={namesCopy.error}>
          <Names />
        </ReadBlock>
      ) : (
        <Notice tone="warn">{namesCopy.notHere}</Notice>
      )}
    </div>
  )
}

Namen.reads = () => [reading(getUsage, { events: true }), getUser, getUserDetails]

function Names() {
  const [box, setBox] = useState<Box | null>()
  const [isGone, setGone] = useState(false)
  const names = useNames()
  useEffect(() => void findBox(callNames).then(setBox), [])

  async function look() {
    setGone(false)
    setBox(await findBox(callNames))
    headingFocus()
  }

  function gone() {
    setBox(null)
    setGone(true)
    headingFocus()
  }

  async function remove() {
    if (!box || !(await confirm(namesCopy.ask))) return
    const { closeNames } = await keeping()
    closeNames()
    await removeBox(callNames, box)
    gone()
  }

  if (box === undefined) return bones('20rem')
  return (
    <div className="stack">
      {isGone && <Notice alert>{namesCopy.gone}</Notice>}
      {box === null ? (
        <Making made={() => void look()} />
      ) : (
        <>
          {names ? <Opened names={names} /> : <Closed key={box.id} box={box} gone={gone} />}
          <div className="cluster">
            <Button variant="quiet" size="small" onPress={() => void remove()}>
              {namesCopy.remove}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}
