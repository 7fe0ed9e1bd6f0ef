import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'

/** What react-aria says and how it sorts and compares, in Dutch whatever the browser speaks. Around each control that is built on it. */
export const Dutch = ({ children }: { children: ReactNode }) => <I18nProvider locale="nl-NL">{children}</I18nProvider>
