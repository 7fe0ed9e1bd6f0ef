import { proxy, ref, useSnapshot } from 'valtio'

/** The content panels of the modal dialog (spec 2); each comes with the flow that it belongs to. */
export type PanelName = 'confirm' | 'cookies' | 'login' | 'confirm-data-cap' | 'dismiss-bundle-changes' | 'unwrap-gifts'

/** How it ended (spec 4 Modal). */
export type ModalAnswer = 'confirm' | 'cancel' | 'close'

/** The settings of the shared modal dialog, with the names and defaults of spec 3. */
export type ModalSettings = {
  id: string
  modalClass: 'sm' | 'md' | 'lg'
  title: string
  /** Plain text, when there is no panel. */
  body: string
  dataCy: string
  confirmButtonLabel: string
  cancelButtonLabel: string
  showTitle: boolean
  showFooter: boolean
  showCancelButton: boolean
  showCloseButton: boolean
  bgTriggerClose: boolean
  parentBackgroundDark: boolean
  component: PanelName | null
  /** The name of a scene. */
  image: string | null
  /** What the panel shows; may carry id and title. */
  data: Readonly<Record<string, unknown>> | null
}

const defaults: ModalSettings = {
  id: '',
  modalClass: 'md',
  title: '',
  body: '',
  dataCy: '',
  confirmButtonLabel: 'Ok',
  cancelButtonLabel: 'Annuleren',
  showTitle: true,
  showFooter: false,
  showCancelButton: true,
  showCloseButton: true,
  bgTriggerClose: true,
  parentBackgroundDark: false,
  component: null,
  image: null,
  data: null,
}

type Open = { settings: ModalSettings; answer: (how: ModalAnswer) => void }

/** One at a time: the next one waits for the answer to the one before. */
const state = proxy<{ queue: Open[] }>({ queue: [] })

export const useModal = (): ModalSettings | null => useSnapshot(state).queue[0]?.settings ?? null

export const isModalOpen = (): boolean => state.queue.length > 0

/** Opens the shared dialog and tells how it ended. The same id is shown once. */
export function openModal(settings: Partial<ModalSettings>): Promise<ModalAnswer> {
  const wanted = { ...defaults, ...settings }
  if (wanted.id !== '' && state.queue.some((open) => open.settings.id === wanted.id)) return Promise.resolve('close')
  return new Promise((answer) => {
    state.queue.push(ref({ settings: wanted, answer }))
  })
}

/** The customer's answer to the dialog that is open. */
export function answerModal(how: ModalAnswer): void {
  state.queue.shift()?.answer(how)
}

/** Asks before a deed that cannot be undone; true when the customer confirms. */
export const confirm = async (question: { title: string; body: string; confirm?: string; cancel?: string }): Promise<boolean> =>
  (await openModal({
    component: 'confirm',
    title: question.title,
    body: question.body,
    showFooter: true,
    ...(question.confirm !== undefined && { confirmButtonLabel: question.confirm }),
    ...(question.cancel !== undefined && { cancelButtonLabel: question.cancel }),
  })) === 'confirm'
