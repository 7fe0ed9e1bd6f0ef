import type { ReactNode } from 'react'
import { copy } from '../copy.ts'
import { FlowColumn } from '../flow/FlowStep.tsx'
import { PageHead, toOverview } from '../flow/PageHead.tsx'
import { routed } from '../routes/href.ts'

type Props = { title: string; intro: ReactNode; children: ReactNode }

/** A page on which a customer changes something of theirs: the way back to the settings, what it is about, and one column. */
export function ChangePage({ title, intro, children }: Props) {
  const settings = routed('/instellingen')
  return (
    <div className="wrap page">
      <PageHead title={title} intro={intro} back={settings ? { to: settings, label: copy.nav.settings } : toOverview} />
      <FlowColumn>{children}</FlowColumn>
    </div>
  )
}
