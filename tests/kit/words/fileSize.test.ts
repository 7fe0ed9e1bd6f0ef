import { expect, test } from 'vitest'
import { fileSizeText } from '#kit/words/fileSize.ts'

test.each([
  [1, '1\u00a0kB'],
  [640_400, '640\u00a0kB'],
  [999_600, '1\u00a0MB'],
  [2_449_000, '2,4\u00a0MB'],
])('a file of %i bytes is shown as %s', (bytes, text) => expect(fileSizeText(bytes)).toBe(text))
