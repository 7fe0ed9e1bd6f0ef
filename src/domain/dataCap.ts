/** Cents a month for internet outside the EU, where a data cap does nothing: the limit is set by law (domain 1.3). */
export const WORLD_LIMIT = 6050
