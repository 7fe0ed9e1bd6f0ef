import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'

/** Dutch texts and sorting for react-aria, whatever language the browser has. Wraps each control built on it. */
export const Dutch = ({ children }: { children: ReactNode }) => <I18nProvider locale="nl-NL">{children}</I18nProvider>
