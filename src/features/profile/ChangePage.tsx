import type { ReactNode } from 'react'
import { FlowColumn } from '#page/flow/FlowStep.tsx'
import { PageHead } from '#page/flow/PageHead.tsx'
import { toSettings } from './shared/SettingsPage.tsx'

type Props = { title: string; intro: ReactNode; children: ReactNode }

/** A page (layout clean) on which the customer changes one thing, with a way back to the settings. */
export const ChangePage = ({ title, intro, children }: Props) => (
  <div className="wrap page">
    <PageHead title={title} intro={intro} back={toSettings} />
    <FlowColumn>{children}</FlowColumn>
  </div>
)
