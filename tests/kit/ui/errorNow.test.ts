import { describe, expect, test } from 'vitest'
import { errorNow } from '#kit/ui/useForm.ts'

const wrong = { text: 'Dit klopt niet.', of: '123', refused: false }
const refused = { text: 'Dat kan de server niet gebruiken.', of: '123', refused: true }

describe('the error with a field', () => {
  test.each([
    ['nothing has been said: what a rule finds waits', undefined, '123', 'Dit klopt niet.', null],
    ['what was said of this value', wrong, '123', 'Dit klopt niet.', 'Dit klopt niet.'],
    ['another value with the same error', wrong, '12', 'Dit klopt niet.', 'Dit klopt niet.'],
    ['another value with another error: typing brings no new one', wrong, '', 'Vul dit in.', null],
    ['it is right now', wrong, '1234', null, null],
    ['another field made it right', wrong, '123', null, null],
    ['another field made it wrong in another way', wrong, '123', 'Dit is te laat.', 'Dit is te laat.'],
    ['the backend refused this value', refused, '123', null, 'Dat kan de server niet gebruiken.'],
    ['the backend refused another', refused, '1234', null, null],
  ])('%s', (_, said, value, problem, shown) => expect(errorNow(said, value, problem)).toBe(shown))
})
