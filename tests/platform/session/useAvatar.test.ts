import { expect, test, vi } from 'vitest'
import type { User } from '#model/login/contract/session.ts'
import { closePage, openPage } from '../../support/device.ts'

const png = 'iVBORw0KGgo='
const drawing = (name: string) => ({ name, picture: null })
const asked = ['getUserProfilePicture']

test.each<
  [
    string,
    User['profile']['avatarId'] | null,
    boolean,
    { value?: { base64: string }; settled: boolean },
    object | null,
    unknown[],
  ]
>([
  ['nobody is known yet', null, false, { settled: true }, null, []],
  ['nobody can be known', null, true, { settled: true }, drawing('generic'), []],
  ['a drawing needs no picture', 'globe', false, { settled: true }, drawing('globe'), []],
  ['a picture that is still to come', 'custom', false, { settled: false }, null, asked],
  [
    'a picture',
    'custom',
    false,
    { value: { base64: png }, settled: true },
    { name: '', picture: `data:image/png;base64,${png}` },
    asked,
  ],
  [
    'a picture of who never chose',
    '',
    false,
    { value: { base64: png }, settled: true },
    { name: '', picture: `data:image/png;base64,${png}` },
    asked,
  ],
  ['a picture that does not come', 'custom', false, { settled: true }, drawing('generic'), asked],
])('%s', async (_, avatarId, hasFailed, read, expected, reads) => {
  openPage()
  const operations: unknown[] = []
  vi.doMock('#platform/api/client.ts', () => ({
    useReadState(operation: { name: string } | null) {
      if (operation) operations.push(operation.name)
      return read
    },
  }))
  const { useAvatar } = await import('#platform/session/useAvatar.ts')
  const user = avatarId === null ? null : ({ profile: { avatarId, nickName: '' } } as User)
  expect(useAvatar(user, hasFailed)).toEqual(expected)
  expect(operations).toEqual(reads)
  vi.doUnmock('#platform/api/client.ts')
  closePage()
})
