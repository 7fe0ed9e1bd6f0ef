type Theme = 'light' | 'dark'
type Tokens = {
  names: readonly string[]
  /** The value without references to other tokens. */
  colorOf: (name: string) => string
  /** The colour of a role in one of the themes. */
  shadeOf: (name: string, theme: Theme) => string
}

/** CSS without its comments. */
export const uncommented = (css: string): string => css.replace(/\/\*[\s\S]*?\*\//g, '')

/** The custom properties of a style sheet. */
export function tokensIn(css: string): Tokens {
  const values = new Map(
    [...uncommented(css).matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  )
  function colorOf(name: string): string {
    const value = values.get(name)
    if (value === undefined) throw new Error(`There is no token ${name}`)
    return value.replace(/var\((--[\w-]+)\)/g, (_, other: string) => colorOf(other))
  }
  function shadeOf(name: string, theme: Theme): string {
    const value = colorOf(name)
    const [, light = value, dark = value] = /^light-dark\((.+), (.+)\)$/.exec(value) ?? []
    return theme === 'light' ? light : dark
  }
  return { names: [...values.keys()], colorOf, shadeOf }
}
