/**
 * The app adds its paths to this interface (routes/table), as packages let their users extend a type. So a link to an unknown path does not
 * compile, and the router does not import the table.
 */
// biome-ignore lint/suspicious/noEmptyInterface: extended by the table
export interface Register {}

/** The path of a row in the table, with `:name` for parameters. */
export type RoutePath = Register extends { path: infer Path extends string } ? Path : never
