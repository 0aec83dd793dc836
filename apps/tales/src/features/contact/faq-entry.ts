/** A question that people ask, with its answer. */
export type FaqEntry = {
  id: string
  question: string
  answer: string
  /** Other words that people look for it by. */
  words?: string
  link?: { href: string; label: string }
}

export type FaqTopic = { title: string; entries: readonly FaqEntry[] }
