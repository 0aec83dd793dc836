/** A row of a table of the privacy policy; the areas' rows stand in one table. */
export type PrivacyRow = { order: number; cells: readonly [name: string, ...rest: string[]] }

export type PrivacyRows = {
  /** What is collected while the product is used. */
  collected: readonly PrivacyRow[]
  /** How long it stays. */
  kept: readonly PrivacyRow[]
}
