/** Of BM25, as usual for short texts: how soon a repeated pair stops counting, and how much length matters. */
const SATURATION = 1.2
const LENGTH_WEIGHT = 0.5

/**
 * The texts that share the rarest pairs of syllables with a query, best first; those that share none are left out.
 * Pairs stand for words, because Korean words change their ends.
 */
export function rankBySimilarity(query: string, texts: readonly string[]): number[] {
  const wanted = new Set(pairsOf(query))
  const documents = texts.map(pairsOf)
  const average = documents.reduce((sum, { length }) => sum + length, 0) / (texts.length || 1)
  const holding = new Map<string, number>()
  for (const pairs of documents) {
    for (const pair of new Set(pairs)) {
      if (wanted.has(pair)) holding.set(pair, (holding.get(pair) ?? 0) + 1)
    }
  }
  return documents
    .map((pairs, index) => ({ index, score: scoreOf(pairs) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score || other.index - one.index)
    .map(({ index }) => index)

  function scoreOf(pairs: readonly string[]): number {
    const counts = new Map<string, number>()
    for (const pair of pairs) {
      if (holding.has(pair)) counts.set(pair, (counts.get(pair) ?? 0) + 1)
    }
    const length = 1 - LENGTH_WEIGHT + (LENGTH_WEIGHT * pairs.length) / (average || 1)
    return [...counts].reduce((sum, [pair, count]) => {
      const rarity = Math.log(1 + texts.length / (holding.get(pair) ?? 1))
      return sum + (rarity * count * (SATURATION + 1)) / (count + SATURATION * length)
    }, 0)
  }
}

function pairsOf(text: string): string[] {
  const words = text.normalize('NFC').match(/[가-힣A-Za-z0-9]+/gu) ?? []
  return words.flatMap((word) => {
    const letters = Array.from(word)
    return letters.slice(1).map((letter, at) => `${letters[at]}${letter}`)
  })
}
