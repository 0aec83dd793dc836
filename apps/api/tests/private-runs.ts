/** Letters in a row that no reader may get of a private text. */
const RUN = 24
const LAYERS = 2

/**
 * Looks for private text in whatever dress: forwards, backwards, spaced out, or encoded. Made apart from the guard
 * that it checks. Answers the run it found, or null.
 */
export function createRunSearch(
  privateTexts: readonly string[],
  publicTexts: readonly string[],
): (text: string) => string | null {
  const open = new Set(publicTexts.flatMap(runsBothWays))
  const kept = new Set(privateTexts.flatMap(runsBothWays).filter((run) => !open.has(run)))
  return (text) =>
    undressed(text)
      .flatMap(runsOf)
      .find((run) => kept.has(run)) ?? null
}

function runsBothWays(text: string): string[] {
  return [...runsOf(text), ...runsOf(Array.from(text.normalize('NFKC')).toReversed().join(''))]
}

function runsOf(text: string): string[] {
  const letters = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
  return Array.from({ length: Math.max(0, letters.length - RUN + 1) }, (_, from) =>
    letters.slice(from, from + RUN),
  )
}

/** The text and everything it may be the code of. */
function undressed(text: string): string[] {
  let layer = [text]
  const all = [text]
  for (let depth = 0; depth < LAYERS; depth += 1) {
    layer = layer
      .flatMap((each) => [...base64In(each), ...hexIn(each), unescaped(each)])
      .filter((each) => !all.includes(each))
    all.push(...layer)
  }
  return all
}

function base64In(text: string): string[] {
  const runs = text.replaceAll(/\s/g, '').match(/[\w+/=-]{32,}/g) ?? []
  return runs.flatMap((run) =>
    [0, 1, 2, 3].map((from) => Buffer.from(run.slice(from), 'base64').toString()),
  )
}

function hexIn(text: string): string[] {
  const runs = text.match(/(?:[\da-f]{2}[\s:,.-]*){24,}/gi) ?? []
  return runs.flatMap((run) =>
    [0, 1].map((from) =>
      Buffer.from(run.replaceAll(/[^\da-f]/gi, '').slice(from), 'hex').toString(),
    ),
  )
}

function unescaped(text: string): string {
  return text
    .replaceAll(/(?:%[\da-f]{2})+/gi, (run) =>
      Buffer.from(run.replaceAll('%', ''), 'hex').toString(),
    )
    .replaceAll(/\\u\{?([\da-f]{4,6})\}?|&#x([\da-f]+);/gi, (_, escape: string, entity: string) =>
      fromCode(Number.parseInt(escape || entity, 16)),
    )
    .replaceAll(/&#(\d+);/g, (_, code: string) => fromCode(Number(code)))
}

function fromCode(code: number): string {
  return code <= 0x10_ff_ff ? String.fromCodePoint(code) : ''
}
