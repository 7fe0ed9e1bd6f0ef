import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from './support/paths.ts'

const textOf = (file: string) => readFileSync(join(root, file), 'utf8')
const manifest: {
  version: string
  engines: { node: string }
  scripts: Record<string, string>
  optionalDependencies: Record<string, string>
} = JSON.parse(textOf('package.json'))
const workflows = globSync('.github/workflows/*.yml', { cwd: root }).map((file) => textOf(file))

test('editors: when one reads .editorconfig, then it writes what biome formats', () => {
  const { formatter } = JSON.parse(textOf('biome.json'))
  const settings = textOf('.editorconfig')
  expect(settings).toContain(`indent_style = ${formatter.indentStyle}`)
  expect(settings).toContain(`indent_size = ${formatter.indentWidth}`)
  expect(settings).toContain(`max_line_length = ${formatter.lineWidth}`)
})

describe('Node', () => {
  const major = textOf('.nvmrc').trim()

  test('.nvmrc: it names the major version that npm ci brings along', () => {
    const versions = Object.entries(manifest.optionalDependencies).filter(([name]) => name.startsWith('node-'))
    expect(versions.map(([, version]) => version.split('.')[0])).toEqual(versions.map(() => major))
  })

  test.each(['linux x64', 'linux arm64', 'darwin x64', 'darwin arm64', 'win32 x64'])(
    'npm ci: it brings Node for %s',
    (platform) => {
      const { packages }: { packages: Record<string, { os?: string | string[]; cpu?: string | string[] }> } = JSON.parse(
        textOf('package-lock.json'),
      )
      const brought = Object.keys(manifest.optionalDependencies).map((name) => packages[`node_modules/${name}`])
      expect(brought.map((found) => `${found?.os} ${found?.cpu}`)).toContain(platform)
    },
  )

  test('npm ci: when a package has code for Linux, then the lockfile has it for macOS too', () => {
    const names = Object.keys(JSON.parse(textOf('package-lock.json')).packages)
    const native = names.filter((name) => /^node_modules\/(?!node-|@napi-rs\/lzma).*linux-x64(?:-gnu)?$/.test(name))
    expect(native.length).toBeGreaterThan(4)
    for (const cpu of ['arm64', 'x64']) {
      const forMac = native.map((name) => name.replace(/linux-x64(?:-gnu)?$/, `darwin-${cpu}`))
      expect(forMac.filter((name) => !names.includes(name))).toEqual([])
    }
  })
})

test('version: the changelog has its features, and the lockfile agrees', () => {
  expect(textOf('CHANGELOG.md')).toContain(`\n## ${manifest.version}\n`)
  expect(JSON.parse(textOf('package-lock.json')).version).toBe(manifest.version)
})

describe('workflows', () => {
  const all = workflows.join('\n')

  test('commands: each one exists', () => {
    const commands = [...all.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name)
    expect(commands.filter((name) => !(name in manifest.scripts))).toEqual([])
  })

  test('pushes and pull requests: both commands run, on Linux and macOS', () => {
    const ci = textOf('.github/workflows/ci.yml')
    expect(ci).toMatch(/^on:\n {2}push:\n[\s\S]*^ {2}pull_request:/m)
    for (const job of ['start', 'test']) {
      const [, steps = ''] = new RegExp(`^ {2}${job}:\\n((?: {3}.*\\n|\\n)+)`, 'm').exec(ci) ?? []
      expect(steps).toMatch(/os: \[ubuntu-[\d.]+, macos-\d+\]/)
      expect(steps).toContain('npm ci\n')
      expect(steps).toContain(`npm ${job}`)
    }
  })

  test('nights: other engines, accessibility, random walks and mutation run', () => {
    const nightly = textOf('.github/workflows/nightly.yml')
    for (const name of ['engines', 'test:everyone', 'test:walks', 'mutate']) expect(nightly).toContain(`npm run ${name}`)
  })

  test('actions: each one is pinned to a commit, with its version beside it', () => {
    const uses = [...all.matchAll(/uses: (.*)/g)].map(([, name = '']) => name)
    expect(uses.length).toBeGreaterThan(3)
    expect(uses.filter((name) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(name))).toEqual([])
  })
})
