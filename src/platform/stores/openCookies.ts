import { openModal } from './modal.ts'

export const openCookies = (): void => void openModal({ id: 'cookies', component: 'cookies', title: 'Cookies' })
