import { API, type Checker, SymbolFlags, type Type, TypeFlags } from 'typescript/unstable/sync'
import { fileOf, root } from './found.ts'

export type Json = { [key: string]: unknown }

type Exports = ReadonlyMap<string, { readonly doc: string; readonly type: Type | undefined }>

type Property = { readonly name: string; readonly type: Type; readonly doc: string; readonly isOptional: boolean }

/** One line: doc comments are wrapped at the width of the source. */
const asLine = (doc: string): string => doc.replaceAll(/\s+/g, ' ').trim()

/** The types and doc comments of the contract, as the compiler reads them. */
export class Types {
  readonly #api = new API({ cwd: root })
  readonly #checker: Checker
  readonly #exports = new Map<string, Exports>()
  readonly #exportsOf: (area: string) => Exports
  readonly #declaredIn: (area: string, exported: string) => Type | undefined

  constructor() {
    const [project] = this.#api.updateSnapshot({ openProjects: [`${root}/tsconfig.json`] }).getProjects()
    if (!project) throw new Error('tsconfig.json could not be read')
    const { checker, program } = project
    this.#checker = checker
    const symbolsOf = (area: string) => {
      const file = program.getSourceFile(fileOf(area))
      const module = file && checker.getSymbolAtLocation(file)
      return module ? checker.getExportsOfModule(module) : []
    }
    this.#declaredIn = (area, exported) => {
      const symbol = symbolsOf(area).find(({ name }) => name === exported)
      return symbol && checker.getDeclaredTypeOfSymbol(symbol)
    }
    this.#exportsOf = (area) =>
      new Map(
        symbolsOf(area)
          .filter(({ flags }) => flags & SymbolFlags.Value)
          .map((symbol) => [
            symbol.name,
            { doc: asLine(checker.getDocumentationCommentOfSymbol(symbol)), type: checker.getTypeOfSymbol(symbol) },
          ]),
      )
  }

  close(): void {
    this.#api.close()
  }

  #exportsIn(area: string): Exports {
    const known = this.#exports.get(area) ?? this.#exportsOf(area)
    this.#exports.set(area, known)
    return known
  }

  /** The texts in an exported union of texts. */
  textsOf(area: string, exported: string): ReadonlySet<string> {
    const type = this.#declaredIn(area, exported)
    const parts = type?.isUnionType() ? type.getTypes() : []
    return new Set(parts.flatMap((part) => (part.isStringLiteralType() ? [part.value] : [])))
  }

  docOf(area: string, exported: string): string {
    return this.#exportsIn(area).get(exported)?.doc ?? ''
  }

  #within(type: Type | undefined, name: string): Type | undefined {
    const real = type && this.#checker.getNonNullableType(type)
    const property = real && this.#checker.getPropertyOfType(real, name)
    return property && this.#checker.getTypeOfSymbol(property)
  }

  /** The value that an exported schema lets through. */
  outputOf(area: string, exported: string): Type | undefined {
    const types = this.#within(this.#exportsIn(area).get(exported)?.type, '~types')
    return this.#within(types, 'output')
  }

  /** The answer of an exported operation. */
  answerOf(area: string, exported: string): Type | undefined {
    const answer = this.#within(this.#exportsIn(area).get(exported)?.type, 'answer')
    return this.#within(this.#within(answer, '~types'), 'output')
  }

  /** The input of an exported operation; undefined when it takes none. */
  inputOf(area: string, exported: string): Type | undefined {
    const takes = this.#within(this.#exportsIn(area).get(exported)?.type, 'takes')
    const real = takes && this.#checker.getNonNullableType(takes)
    const [signature] = real ? this.#checker.getSignaturesOfType(real, 0) : []
    const input = signature && this.#checker.getParameterType(signature, 0)
    return input && !(input.flags & TypeFlags.Void) ? input : undefined
  }

  /** The properties of an object, or of every object in a union. */
  propertiesOf(type: Type): readonly Property[] {
    const parts = type.isUnionType() ? type.getTypes() : [type]
    return parts
      .filter((part) => part.isObjectType() || part.isIntersectionType())
      .flatMap((part) =>
        this.#checker.getPropertiesOfType(part).map((symbol) => ({
          name: symbol.name,
          type: this.#checker.getTypeOfSymbol(symbol) ?? part,
          doc: asLine(this.#checker.getDocumentationCommentOfSymbol(symbol)),
          isOptional: (symbol.flags & SymbolFlags.Optional) !== 0,
        })),
      )
  }

  /** The type of the rows of a list. */
  rowOf(type: Type): Type | undefined {
    const list = (type.isUnionType() ? type.getTypes() : [type]).find((part) => this.#checker.isArrayLikeType(part))
    return list?.isTypeReference() ? this.#checker.getTypeArguments(list)[0] : undefined
  }

  /** The JSON schema of an input. `mark` adds to each scalar and property what its place says. */
  schemaOf(type: Type, place: string, mark: (json: Json, place: string) => Json): Json {
    const { flags } = type
    if (type.isUnionType()) return this.#unionOf(type.getTypes(), place, mark)
    if (type.isLiteralType()) return { const: type.value }
    if (flags & TypeFlags.Boolean) return { type: 'boolean' }
    if (flags & TypeFlags.String) return mark({ type: 'string' }, place)
    if (flags & TypeFlags.Number) return mark({ type: 'number' }, place)
    if (flags & TypeFlags.Null) return { type: 'null' }
    const row = this.rowOf(type)
    if (row) return { type: 'array', items: this.schemaOf(row, place, mark) }
    if (!type.isObjectType() && !type.isIntersectionType())
      throw new Error(`${place} has a type that JSON does not know: ${this.#checker.typeToString(type)}`)
    return this.#objectOf(type, place, mark)
  }

  #objectOf(type: Type, place: string, mark: (json: Json, place: string) => Json): Json {
    const properties = this.propertiesOf(type)
    const required = properties.filter(({ isOptional }) => !isOptional).map(({ name }) => name)
    return {
      type: 'object',
      properties: Object.fromEntries(
        properties.map(({ name, type: inner, doc }) => [
          name,
          { ...this.schemaOf(inner, `${place}.${name}`, mark), ...(doc && { description: doc }) },
        ]),
      ),
      ...(required.length > 0 && { required }),
    }
  }

  #unionOf(types: readonly Type[], place: string, mark: (json: Json, place: string) => Json): Json {
    const told = types.filter(({ flags }) => !(flags & TypeFlags.Undefined))
    const isTruth = (part: Type) => part.isBooleanLiteralType()
    const booleans = told.filter(isTruth)
    const texts = told.flatMap((part) => (part.isStringLiteralType() ? [part.value] : []))
    const rest = told.filter((part) => !isTruth(part) && !part.isStringLiteralType())
    const parts: Json[] = [
      ...(booleans.length > 0 ? [booleans.length === 2 ? { type: 'boolean' } : { const: this.#valueOf(booleans[0]) }] : []),
      ...(texts.length > 0 ? [{ type: 'string', enum: texts.toSorted() }] : []),
      ...rest.map((part) => this.schemaOf(part, place, mark)),
    ]
    const [only] = parts
    return parts.length === 1 && only ? only : { anyOf: parts }
  }

  #valueOf(type: Type | undefined): unknown {
    return type?.isLiteralType() ? type.value : undefined
  }
}
