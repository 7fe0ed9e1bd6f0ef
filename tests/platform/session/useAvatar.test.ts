import { expect, test, vi } from 'vitest'
import type { User } from '#model/login/contract/session.ts'
import { closePage, openPage } from '../../support/device.ts'

const png = 'iVBORw0KGgo='
const drawing = (name: string) => ({ name, picture: null })
const picture = { value: { base64: png }, settled: true }
const shown = { name: '', picture: `data:image/png;base64,${png}` }
const asked = ['getUserProfilePicture']
type Answer = { value?: { base64: string }; settled: boolean }

test.each<[string, User['profile']['avatarId'] | null, boolean, Answer, object | null, unknown[]]>([
  ['the user is not known yet', null, false, { settled: true }, null, []],
  ['the user cannot be known', null, true, { settled: true }, drawing('generic'), []],
  ['the user chose a drawing', 'globe', false, { settled: true }, drawing('globe'), []],
  ['the picture is still to come', 'custom', false, { settled: false }, null, asked],
  ['the picture has come', 'custom', false, picture, shown, asked],
  ['the user never chose and the picture has come', '', false, picture, shown, asked],
  ['the picture does not come', 'custom', false, { settled: true }, drawing('generic'), asked],
])(
  'an avatar: when %s, then it is that one, a generic one or none yet',
  async (_, avatarId, hasFailed, read, expected, reads) => {
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
  },
)
