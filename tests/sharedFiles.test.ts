import { describe, expect, test } from 'vitest'
import { type Consumer, type Modules, sharedFiles } from '../vite/sharedFiles.ts'

/** Modules with their size and imports: `{ dates: [900], money: [400, 'dates'] }`. */
const modulesOf = (list: Record<string, [size: number, ...imports: string[]]>): Modules =>
  new Map(Object.entries(list).map(([id, [size, ...imports]]) => [id, { size, imports }]))

const areas = (list: Record<string, string[]>): Consumer[] =>
  Object.entries(list).map(([name, modules]) => ({ name, area: name, modules: new Set(modules) }))

const HUGE = 1_000_000

describe('what areas share', () => {
  test('modules of the same areas are one file', () => {
    const files = sharedFiles(modulesOf({ a: [HUGE], b: [HUGE] }), areas({ x: ['a', 'b'], y: ['a', 'b'] }))
    expect(files).toEqual([['a', 'b']])
  })

  test('what one area would load in vain is a file of its own', () => {
    const files = sharedFiles(
      modulesOf({ all: [HUGE], two: [HUGE] }),
      areas({ x: ['all', 'two'], y: ['all', 'two'], z: ['all'] }),
    )
    expect(files).toEqual([['all'], ['two']])
  })

  test('unless it is so small that a request costs more', () => {
    const files = sharedFiles(modulesOf({ all: [HUGE], two: [100] }), areas({ x: ['all', 'two'], y: ['all', 'two'], z: ['all'] }))
    expect(files.map((ids) => ids.toSorted())).toEqual([['all', 'two']])
  })

  test('a part that is seldom loaded may load more in vain', () => {
    const modules = modulesOf({ all: [HUGE], two: [40_000] })
    const [x, y, z] = areas({ x: ['all', 'two'], y: ['all', 'two'], z: ['all'] })
    if (!x || !y || !z) throw new Error('three areas')
    expect(sharedFiles(modules, [x, y, z])).toHaveLength(2)
    expect(sharedFiles(modules, [x, y, { ...z, area: null }])).toHaveLength(1)
  })

  test('the own code of a screen is its own, unless another screen of its area is so small that a name in the lists costs more', () => {
    const consumers = (second: string, modules: string[] = ['b']): Consumer[] => [
      { name: 'x', area: 'here', modules: new Set(['a']) },
      { name: 'y', area: second, modules: new Set(modules) },
    ]
    expect(sharedFiles(modulesOf({ a: [HUGE], b: [HUGE] }), consumers('here'))).toEqual([['a'], ['b']])
    expect(sharedFiles(modulesOf({ a: [100], b: [100] }), consumers('here'))).toEqual([['a', 'b']])
    expect(sharedFiles(modulesOf({ a: [100], b: [100] }), consumers('elsewhere'))).toEqual([['a'], ['b']])
  })

  test('what a file imports counts: two small ones stay apart when one brings a large one', () => {
    const modules = modulesOf({ a: [100], b: [100, 'far'], far: [HUGE] })
    const consumers = [
      { name: 'x', area: 'here', modules: new Set(['a']) },
      { name: 'y', area: 'here', modules: new Set(['b', 'far']) },
    ]
    expect(sharedFiles(modules, consumers).map((ids) => ids.toSorted())).toEqual([['a'], ['b', 'far']])
  })

  test('no two files import each other, however small they are', () => {
    // As one file, `top` and `base` would import `middle`, and be imported by it.
    const files = sharedFiles(
      modulesOf({ top: [10, 'middle'], middle: [HUGE, 'base'], base: [10] }),
      areas({ x: ['top', 'middle', 'base'], y: ['top', 'middle', 'base'], z: ['middle', 'base'], u: ['base'], w: ['base'] }),
    )
    const home = new Map(files.flatMap((ids) => ids.map((id) => [id, ids])))
    expect(home.get('top') === home.get('base') && home.get('top') !== home.get('middle')).toBe(false)
    expect(files.flat().toSorted()).toEqual(['base', 'middle', 'top'])
  })

  test('a module that stays in a file of its own is in no other, and no file imports it and is imported by it', () => {
    // As one file, `top` and `base` would import the part, and be imported by it.
    const modules = new Map(modulesOf({ top: [10, 'part'], base: [10] }))
    modules.set('part', { size: 10, imports: ['base'], stays: 'part' })
    const consumers = areas({ x: ['top', 'part', 'base'], y: ['top', 'part', 'base'], part: ['part', 'base'] })
    expect(sharedFiles(modules, consumers)).toEqual([['top'], ['base']])
    modules.delete('part')
    expect(sharedFiles(modules, consumers)).toEqual([['top', 'base']])
  })
})
