/** E: what holds for this turn alone, as one block of the director's. */
export function sceneNote(parts: {
  lore: readonly string[]
  memories: readonly string[]
  card: string
  hint: string
}): string {
  const { lore, memories, card, hint } = parts
  const blocks = [
    ...(lore.length > 0 ? [[LORE_HEADING, ...lore].join('\n')] : []),
    ...(memories.length > 0 ? [[MEMORY_HEADING, ...memories].join('\n')] : []),
    card,
    hint,
  ]
  return `<장면노트>\n${blocks.join('\n\n')}\n</장면노트>`
}

const LORE_HEADING = '[떠오르는 배경]'
const MEMORY_HEADING = '[주인공이 겪은 일]'

/** The headings' own cost, kept free before it is known whether they are needed. */
export const NOTE_HEADINGS = `${LORE_HEADING}\n\n${MEMORY_HEADING}\n\n`

/** G: said last, where it is heard best. */
export const LAST_RULE =
  '위의 <플레이어> 다음에 벌어지는 일만 쓴다. 주인공의 말, 생각, 결정은 지어내지 않는다. 본문 뒤에 <<<STATE>>> 한 줄과 choices를 담은 JSON 한 줄을 반드시 붙인다.'
