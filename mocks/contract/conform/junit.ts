import type { Conformance } from './conform.ts'

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }
// Control characters are not allowed in XML, not even escaped.
const escaped = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (letter) => escapes[letter] ?? '').replaceAll(/[^\P{Cc}\t\n\r]/gu, '\uFFFD')

/** The checks as JUnit XML, one test case each. */
export function junitOf(checks: readonly Conformance[]): string {
  const failed = checks.filter(({ problems }) => problems.length > 0).length
  const cases = checks.map(({ name, problems }) => {
    const start = `    <testcase classname="contract" name="${escaped(name)}"`
    if (problems.length === 0) return `${start}/>`
    const message = escaped(problems[0] ?? '')
    return `${start}>\n      <failure message="${message}">${escaped(problems.join('\n'))}</failure>\n    </testcase>`
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<testsuites>',
    `  <testsuite name="contract" tests="${checks.length}" failures="${failed}">`,
    ...cases,
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n')
}
