import { proxy, ref, useSnapshot } from 'valtio'

/**
 * The content panels of the modal dialog by name, and the data of each (null: none). The asking area provides the texts. Every flow uses
 * `dismiss-bundle-changes` before choices are discarded.
 */
type PanelData = {
  confirm: null
  cookies: null
  login: null
  'confirm-data-cap': { text: string }
  'confirm-number-porting-cancellation': { text: string }
  'dismiss-bundle-changes': null
  'give-data': { member: string; firstName: string }
  'pay-invoices': { id: string }
  'prove-by-code': null
  'prove-by-password': null
  'retention-shop-credit-check': { text: string; more: string }
  'retention-shop-order-error': { text: string; more: string }
  search: null
  'sms-verification': null
  'unwrap-gifts': { text: string }
}
export type PanelName = keyof PanelData

/** How the dialog was closed. */
type ModalAnswer = 'confirm' | 'cancel' | 'close'

/** The settings of the shared modal dialog. */
type Settings = {
  id: string
  modalClass: 'sm' | 'md' | 'lg'
  title: string
  /** Plain text, without a panel. */
  body: string
  dataCy: string
  confirmButtonLabel: string
  cancelButtonLabel: string
  showTitle: boolean
  showFooter: boolean
  showCancelButton: boolean
  showCloseButton: boolean
  bgTriggerClose: boolean
  /** The initial focus: the title, or the first field. */
  begin: 'title' | 'field'
  parentBackgroundDark: boolean
  /** The name of a drawing. */
  image: string | null
}

type Plain = { component: null; data: null }
type WithPanel<Name extends PanelName> = { component: Name; data: PanelData[Name] }
export type SettingsOf<Name extends PanelName> = Settings & WithPanel<Name>
export type ModalSettings = (Settings & Plain) | { [Name in PanelName]: SettingsOf<Name> }[PanelName]

/** A request to open a dialog; omitted settings get defaults. A panel with data requires that data. */
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
  begin: 'title',
  parentBackgroundDark: false,
  component: null,
  image: null,
  data: null,
}

type Open = { settings: ModalSettings; answer: (how: ModalAnswer) => void }

/** One dialog at a time; the next waits in the queue. */
const state = proxy<{ queue: Open[] }>({ queue: [] })

export const useModal = (): ModalSettings | null => useSnapshot(state).queue[0]?.settings ?? null

export const isModalOpen = (): boolean => state.queue.length > 0

/** Opens the shared dialog and resolves with its answer. Equal ids open once. */
export function openModal(request: ModalRequest): Promise<ModalAnswer> {
  // Complete by its type: a panel comes with its data.
  const wanted = { ...defaults, ...request } as ModalSettings
  if (wanted.id !== '' && state.queue.some((open) => open.settings.id === wanted.id)) return Promise.resolve('close')
  return new Promise((answer) => {
    state.queue.push(ref({ settings: wanted, answer }))
  })
}

/** Answers the dialog with this panel (null: plain text). A late answer of a closed dialog does not answer the next one. */
export function answerModal(how: ModalAnswer, component: ModalSettings['component']): void {
  const at = state.queue.findIndex(({ settings }) => settings.component === component)
  if (at >= 0) state.queue.splice(at, 1)[0]?.answer(how)
}

/** The panels that belong to no screen. */
const ofAnyScreen: readonly ModalSettings['component'][] = ['cookies', 'login', 'search', null]

/** Closes the questions of a screen that was left: they would be answered over another one. */
export function closeQuestions(): void {
  for (const { settings } of state.queue.filter(({ settings }) => !ofAnyScreen.includes(settings.component)))
    answerModal('close', settings.component)
}

/** Asks for confirmation of an irreversible action; true when confirmed. */
export const confirm = async (question: { title: string; body: string; confirm?: string; cancel?: string }): Promise<boolean> =>
  (await openModal({
    component: 'confirm',
    title: question.title,
    body: question.body,
    showFooter: true,
    ...(question.confirm !== undefined && { confirmButtonLabel: question.confirm }),
    ...(question.cancel !== undefined && { cancelButtonLabel: question.cancel }),
  })) === 'confirm'
