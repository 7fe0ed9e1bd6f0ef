import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runAfterTransition } from '#kit/ui/afterTransition.ts'

class Transition {
  playState = 'running'
  private readonly ending = Promise.withResolvers<void>()
  readonly finished = this.ending.promise
  /** It came to its end, or its element left the page. */
  stop(how: 'ends' | 'is cancelled') {
    this.playState = how === 'ends' ? 'finished' : 'idle'
    if (how === 'ends') this.ending.resolve()
    else this.ending.reject(new DOMException('cancelled', 'AbortError'))
  }
}

let onPage: unknown[] = []
const told: boolean[] = []
const after = () => runAfterTransition((waited) => told.push(waited))
const pass = () => new Promise((resolve) => setTimeout(resolve))

beforeEach(() => {
  onPage = []
  told.length = 0
  vi.stubGlobal('CSSTransition', Transition)
  vi.stubGlobal('document', { getAnimations: () => onPage })
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => setTimeout(frame))
})
afterEach(() => vi.unstubAllGlobals())

test('where nothing moves it calls back in the next frame', async () => {
  after()
  expect(told).toEqual([])
  await pass()
  expect(told).toEqual([false])
})

test('it waits for the last transition, also one that began meanwhile or whose element left the page', async () => {
  const [first, second, third] = [new Transition(), new Transition(), new Transition()]
  onPage = [first, second]
  after()
  await pass()
  first.stop('ends')
  second.stop('is cancelled')
  onPage = [third]
  await pass()
  expect(told).toEqual([])
  third.stop('ends')
  await pass()
  expect(told).toEqual([true])
})

test('an animation without end is no transition', async () => {
  onPage = [{ playState: 'running', finished: new Promise(() => undefined) }]
  after()
  await pass()
  expect(told).toEqual([false])
})

test('nothing is called after it was cancelled', async () => {
  const moving = new Transition()
  onPage = [moving]
  const [early, late] = [after(), after()]
  early()
  await pass()
  late()
  moving.stop('ends')
  await pass()
  expect(told).toEqual([])
})
