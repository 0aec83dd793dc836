export type LegalTable = {
  caption: string
  heads: readonly string[]
  /** The first cell of a row names it. */
  rows: readonly (readonly string[])[]
}

/** A paragraph, short points that belong together, or a table. */
export type LegalBlock = string | readonly string[] | LegalTable

export type LegalSection = { id: string; title: string; body: readonly LegalBlock[] }

/** A text to agree to. */
export type LegalText = {
  title: string
  /** What it is about, in a sentence or two. */
  lead: string
  /** The day it came into force, YYYY-MM-DD. */
  version: string
  sections: readonly LegalSection[]
}
