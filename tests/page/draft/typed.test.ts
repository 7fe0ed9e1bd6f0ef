import { flushSync } from 'react-dom'
import { expect, test, vi } from 'vitest'
import { useForm } from '#kit/ui/useForm.ts'
import { useTyped } from '#page/draft/useUnsaved.ts'
import { runHook } from '../../support/hook.ts'

test('what is typed in a form is kept from its first change on, complete or not', async () => {
  const kept: object[] = []
  const form = runHook(() => {
    const typed = useForm({ name: 'Duinweg', city: '' }, {})
    useTyped(typed.values, (values) => kept.push(values))
    return typed
  })
  await new Promise(setImmediate)
  expect(kept).toEqual([])
  flushSync(() => form.now().set('name', 'Duinweg')) // such as the street that the lookup of an address finds again
  expect(kept).toEqual([])
  form.now().set('city', 'T')
  await vi.waitFor(() => expect(kept).toEqual([{ name: 'Duinweg', city: 'T' }]))
  form.now().set('city', '')
  await vi.waitFor(() => expect(kept).toHaveLength(2)) // also when it is as it was
  await form.leave()
})
