/** A question that people ask, with its answer. */
export type FaqEntry = {
  id: string
  question: string
  answer: string
  /** Beginnings of what people type for it day by day; nobody sees them. */
  words: string
  link?: { href: string; label: string }
}

export type FaqTopic = { title: string; entries: readonly FaqEntry[] }
