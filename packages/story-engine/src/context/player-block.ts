import type { PastTurn, TurnInput } from '../telling/turn-types.js'

const KIND_LABELS: Readonly<Record<TurnInput['kind'], string>> = {
  do: '행동',
  say: '말',
  narrate: '서술',
  choice: '선택',
  continue: '이어 쓰기',
}

const OPENING_BLOCK = '<플레이어 종류="시작">\n(이야기가 시작된다.)\n</플레이어>'

/** The player's words as data: nothing in them can close the block or look like a mark of the prompt. */
export function playerBlock(
  { kind, text }: Pick<PastTurn, 'kind' | 'text'>,
  cleanText: (text: string) => string,
): string {
  if (kind === null) return OPENING_BLOCK
  const words = withoutMarks(cleanText(text)).trim()
  const said = kind === 'say' && words !== '' && !/^[“"]/u.test(words) ? `“${words}”` : words
  const shown = said === '' ? '(입력 없이 다음을 기다린다.)' : said
  return `<플레이어 종류="${KIND_LABELS[kind]}">\n${shown}\n</플레이어>`
}

/** A text of the player on one line: a heading or an order of the prompt cannot begin in it. */
export function asData(text: string, cleanText: (text: string) => string): string {
  return withoutMarks(cleanText(text))
    .replaceAll(/\s*[\r\n\u2028\u2029]\s*/gu, ' ')
    .trim()
}

const LOOKALIKES: Readonly<Record<string, string>> = { '<': '‹', '>': '›', '＜': '‹', '＞': '›' }

export function withoutMarks(text: string): string {
  return text.replaceAll(/[<>＜＞]/gu, (mark) => LOOKALIKES[mark] ?? '')
}
