import { textOfBlock, type RichText, type Span, type TextBlock } from '@doran/contract'

/** What a rule says by an example: to be done, or not. */
export type RuleExample = { isGood: boolean; spans: readonly Span[] }

export type RuleCard = {
  title: string
  body: RichText
  examples: readonly RuleExample[]
}

export type SplitRules = {
  /** What stands before the first heading. */
  lead: RichText
  rules: readonly RuleCard[]
  /** Headings without examples: what else the text says. */
  others: readonly RuleCard[]
}

const GOOD = '이렇게:'
const BAD = '이건 안 돼요:'

/** The text of the rules as cards: each heading begins one, and lists of examples are taken out of it. */
export function splitRules(body: RichText): SplitRules {
  const lead: TextBlock[] = []
  const cards: { title: string; body: TextBlock[]; examples: RuleExample[] }[] = []
  for (const block of body) {
    const card = cards.at(-1)
    if (block.type === 'heading') cards.push({ title: textOfBlock(block), body: [], examples: [] })
    else if (!card) lead.push(block)
    else {
      const examples = examplesIn(block)
      if (examples) card.examples.push(...examples)
      else card.body.push(block)
    }
  }
  return {
    lead,
    rules: cards.filter(({ examples }) => examples.length > 0),
    others: cards.filter(({ examples }) => examples.length === 0),
  }
}

/** Null where it is anything else than a list of examples. */
function examplesIn(block: TextBlock): RuleExample[] | null {
  if (block.type !== 'list') return null
  const examples = block.items.map(({ spans }) => exampleOf(spans))
  return examples.every((example) => example !== null) ? examples : null
}

function exampleOf([first, ...rest]: readonly Span[]): RuleExample | null {
  const mark = [GOOD, BAD].find((each) => first?.text.startsWith(each))
  if (!first || mark === undefined) return null
  const text = first.text.slice(mark.length).trimStart()
  const spans = text === '' ? rest : [{ ...first, text }, ...rest]
  return { isGood: mark === GOOD, spans }
}
