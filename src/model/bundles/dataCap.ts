/** The legal limit (cents a month) for internet outside the EU, where a data cap has no effect (domain 1.3). */
export const WORLD_LIMIT = 6050
