import { useLayoutEffect } from 'react'
import type { Visitor } from '../domain/visitor.ts'
import { find } from '../routes/find.ts'
import { nothingHere } from '../stores/nothingHere.ts'
import { Message } from '../ui/Message.tsx'
import Existing from './Existing.tsx'
import { notFoundCopy } from './notFoundCopy.ts'
import { useRedirect } from './useRedirect.ts'
import { useArrivalTold, useTitle } from './useTitle.ts'
import { Waiting } from './Waiting.tsx'

type Props = {
  path: string
  visitor: Visitor
  /** What does not exist, when the address itself fits a row (spec 8 'unknown device'). */
  message?: string
}

/** Nothing is here. The server is asked whether an old address has moved (spec 8 server redirect), unless a guard refused it. */
export default function NotFound(props: Props) {
  return find(props.path) ? <Foutje {...props} /> : <Moved {...props} />
}

function Moved(props: Props) {
  const isAsking = useRedirect(props.path)
  return isAsking ? <Waiting /> : <Foutje {...props} />
}

/** 404 (spec 2 error page): the fixed texts, and the pages that do exist. */
function Foutje({ path, visitor, message = `Page Not Found: ${path}` }: Props) {
  useTitle(message)
  useArrivalTold(null, path)
  // The layout of the row that was asked for makes way for that of the error page, with the navigation (app/Frame).
  useLayoutEffect(() => nothingHere(path), [path])
  return (
    <Message drawing="error" title={notFoundCopy.title}>
      <h2 className="title-section">{notFoundCopy.heading}</h2>
      <p className="lead">{notFoundCopy.intro}</p>
      <Existing visitor={visitor} />
    </Message>
  )
}
