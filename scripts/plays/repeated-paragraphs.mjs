/** The paragraphs of a play that its reader has met in it before, word for word. */
export function repeatedParagraphs(turns) {
  const first = new Map()
  return turns.flatMap(({ index, output }) =>
    output.split('\n\n').flatMap((paragraph) => {
      const before = first.get(paragraph)
      if (before === undefined) first.set(paragraph, index)
      return before === undefined
        ? []
        : [`turn ${index}: told already in turn ${before}: ${paragraph.slice(0, 60)}`]
    }),
  )
}
