import { describe, expect, test } from 'vitest'
import { avatarOf, pictureAddress } from '#model/profile/avatar.ts'

describe('avatar choice (spec 9)', () => {
  test('the chosen avatar if not the default', () => {
    expect(avatarOf('umbrella', null)).toEqual({ kind: 'drawing', name: 'umbrella' })
    expect(avatarOf('umbrella', 'iVBO')).toEqual({ kind: 'drawing', name: 'umbrella' })
    expect(avatarOf('generic', 'iVBO')).toEqual({ kind: 'drawing', name: 'generic' })
  })
  test.each(['custom', ''] as const)('otherwise (%o) the uploaded picture', (avatarId) =>
    expect(avatarOf(avatarId, 'iVBO')).toEqual({ kind: 'picture', base64: 'iVBO' }),
  )
  test.each(['custom', ''] as const)('otherwise (%o, no picture) a default avatar', (avatarId) => {
    expect(avatarOf(avatarId, null)).toEqual({ kind: 'drawing', name: 'generic' })
    expect(avatarOf(avatarId, '')).toEqual({ kind: 'drawing', name: 'generic' })
  })
})

test.each([
  ['iVBORw0KGgo=', 'data:image/png;base64,iVBORw0KGgo='],
  ['UklGRhoAAABX', 'data:image/webp;base64,UklGRhoAAABX'],
  ['/9j/4AAQSkZJ', 'data:image/jpeg;base64,/9j/4AAQSkZJ'],
])('the first characters of %s tell its type (spec 3 picture)', (base64, address) => expect(pictureAddress(base64)).toBe(address))
