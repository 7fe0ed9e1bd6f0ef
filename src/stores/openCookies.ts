import { openModal } from './modal.ts'

/** The panel with every kind of cookie. */
export const openCookies = (): void => void openModal({ id: 'cookies', component: 'cookies', title: 'Cookies' })
