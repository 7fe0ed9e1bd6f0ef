import { type Composition, codes } from '../../domain/bundleChange.ts'
import { bundleTitle } from '../bundleText.ts'

/** The bundles of a subscription, each in its own words: `Internet: 20 GB`. */
export const bundleTitles = (composition: Composition): string[] =>
  codes.flatMap((code) => {
    const option = composition[code]
    return option ? [bundleTitle(code, option)] : []
  })
