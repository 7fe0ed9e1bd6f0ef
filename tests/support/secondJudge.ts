import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { Checker } from 'accessibility-checker-engine'

declare global {
  interface Window {
    ace?: { Checker: new () => Checker }
    judges?: { all: Checker; colours: Checker }
  }
}

/** `reason` tells the rule's findings apart; `isSure` is false when the judge asks a person to look. */
export type Finding = { rule: string; reason: string; isSure: boolean; element: string; message: string }

const source = readFileSync(createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'), 'utf8')

/** What IBM Equal Access finds against WCAG 2.2, and what it wants a person to look at; `colours` only what a colour scheme can change. */
export async function secondFindings(page: Page, { within, colours = false }: { within?: string; colours?: boolean } = {}) {
  if (!(await page.evaluate(() => window.judges !== undefined))) {
    await page.evaluate(source)
    await page.evaluate(() => {
      if (!window.ace) throw new Error('the judge did not come')
      const [all, onlyColours] = [new window.ace.Checker(), new window.ace.Checker()]
      const isOther = (id: string) => id !== 'text_contrast_sufficient'
      for (const id of onlyColours.engine.getRulesIds().filter(isOther)) onlyColours.disableRule(id)
      window.judges = { all, colours: onlyColours }
    })
  }
  return page.evaluate(
    async ([scope, kind]): Promise<Finding[]> => {
      const of = scope === undefined ? document : document.querySelector(scope)
      if (!of || !window.judges) throw new Error(`there is no ${scope}`)
      const { results } = await window.judges[kind].check(of, ['WCAG_2_2'])
      return results.flatMap(({ ruleId, reasonId, value: [policy, confidence], snippet, message }) =>
        String(policy) === 'VIOLATION' && ['FAIL', 'POTENTIAL'].includes(String(confidence))
          ? [{ rule: ruleId, reason: String(reasonId), isSure: String(confidence) === 'FAIL', element: snippet, message }]
          : [],
      )
    },
    [within, colours ? 'colours' : 'all'] as const,
  )
}
