import type { ReactNode } from 'react'
import { FlowColumn } from '../flow/FlowStep.tsx'
import { SettingsPage } from './SettingsPage.tsx'

type Props = { title: string; intro: ReactNode; children: ReactNode }

/** A page on which a customer changes something of theirs: the way back to the settings, what it is about, and one column. */
export const ChangePage = ({ title, intro, children }: Props) => (
  <SettingsPage title={title} intro={intro}>
    <FlowColumn>{children}</FlowColumn>
  </SettingsPage>
)
