import { beforeEach, expect, test, vi } from 'vitest'

const load = () => import('#platform/stores/modal.ts')
let { answerModal, closeQuestions, confirm, isModalOpen, openModal } = await load()
beforeEach(async () => {
  vi.resetModules() // another test may have left a dialog open
  ;({ answerModal, closeQuestions, confirm, isModalOpen, openModal } = await load())
})

const question = { title: 'Dataplafond aanzetten?', body: 'Het kost € 1,00 per maand.' }

test('the late answer of a dialog that was closed answers no other', async () => {
  const code = openModal({ component: 'sms-verification' })
  answerModal('close', 'sms-verification')
  expect(await code).toBe('close')
  const asked = confirm(question)
  answerModal('confirm', 'sms-verification')
  expect(isModalOpen()).toBe(true)
  answerModal('confirm', 'confirm')
  expect(await asked).toBe(true)
})

test('questions of a screen: when the screen is left, then each is closed unanswered', async () => {
  const texts = { text: '', more: '' }
  const asked = [
    openModal({ component: 'prove-by-password' }),
    openModal({ component: 'prove-by-code' }),
    openModal({ component: 'sms-verification' }),
    openModal({ component: 'retention-shop-credit-check', data: texts }),
    openModal({ component: 'retention-shop-order-error', data: texts }),
    openModal({ component: 'unwrap-gifts', data: texts }),
    openModal({ component: 'confirm-data-cap', data: texts }),
    openModal({ component: 'dismiss-bundle-changes' }),
  ]
  const confirmed = confirm(question)
  closeQuestions()
  expect(new Set(await Promise.all(asked))).toEqual(new Set(['close']))
  expect(await confirmed).toBe(false)
  expect(isModalOpen()).toBe(false)
})

test('dialogs of no screen: when a screen is left, then an error, signing in again, cookies and the search stay', async () => {
  const components = ['login', 'cookies', 'search'] as const
  const open = [openModal({ id: 'ErrorModal', title: 'Oeps' }), ...components.map((component) => openModal({ component }))]
  closeQuestions()
  answerModal('confirm', null)
  for (const component of components) answerModal('confirm', component)
  expect(await Promise.all(open)).toEqual(['confirm', 'confirm', 'confirm', 'confirm'])
})
