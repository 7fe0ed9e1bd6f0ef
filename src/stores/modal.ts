import { proxy, ref, useSnapshot } from 'valtio'

/**
 * The content panels of the modal dialog, with the names of spec 2, and what each shows beside the settings (null: nothing). The texts are of
 * the area that asks. Every flow asks with `dismiss-bundle-changes` before choices are thrown away, not only the one about bundles.
 */
type PanelData = {
  confirm: null
  cookies: null
  login: null
  'confirm-data-cap': { text: string }
  'confirm-number-porting-cancellation': { text: string }
  'dismiss-bundle-changes': null
  'retention-shop-credit-check': { text: string; more: string }
  'retention-shop-order-error': { text: string; more: string }
  'sms-verification': null
  'unwrap-gifts': { text: string }
}
export type PanelName = keyof PanelData

/** How it ended (spec 4 Modal). */
export type ModalAnswer = 'confirm' | 'cancel' | 'close'

/** The settings of the shared modal dialog, with the names and defaults of spec 3. */
type Settings = {
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
  /** The name of a scene. */
  image: string | null
}

type Plain = { component: null; data: null }
/** A panel and what it shows; may carry id and title. */
type WithPanel<Name extends PanelName> = { component: Name; data: PanelData[Name] }
/** What is open: plain text, or one of the panels. */
export type SettingsOf<Name extends PanelName> = Settings & WithPanel<Name>
export type ModalSettings = (Settings & Plain) | { [Name in PanelName]: SettingsOf<Name> }[PanelName]

/** What is asked for: what is left out is as the defaults have it. A panel that shows data does not open without. */
type Wanted<Name extends PanelName> = PanelData[Name] extends null ? Pick<WithPanel<Name>, 'component'> : WithPanel<Name>
export type ModalRequest = Partial<Settings> & (Partial<Plain> | { [Name in PanelName]: Wanted<Name> }[PanelName])

const defaults: Settings & Plain = {
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
export function openModal(request: ModalRequest): Promise<ModalAnswer> {
  // Together they are whole: what a panel shows came with its name.
  const wanted = { ...defaults, ...request } as ModalSettings
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
