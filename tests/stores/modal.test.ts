import { expect, test } from 'vitest'
import { answerModal, closeQuestions, confirm, isModalOpen, openModal } from '../../src/stores/modal.ts'

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

test('a question goes with the screen that asked it; an error and signing in again stay', async () => {
  const [asked, error] = [confirm(question), openModal({ id: 'ErrorModal', title: 'Oeps' })]
  const login = openModal({ component: 'login' })
  closeQuestions()
  expect(await asked).toBe(false)
  expect(isModalOpen()).toBe(true)
  answerModal('close', null)
  answerModal('close', 'login')
  expect([await error, await login, isModalOpen()]).toEqual(['close', 'close', false])
})
