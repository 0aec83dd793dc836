const ENDINGS =
  /(?<=[가-힣](?:고|며|면서|고서|아서|어서|해서|와서|가서|려서|여서|다가|지만|는데|은데|니까|더니|자마자|뒤에|다음에|후에|채로?))\s+(?!싶|있[다는었어]|계[신시]|말[았고지]|나서|만다|말다)|[,.!?~…\n]+\s*|(?<=”)\s*|\s*(?=“)/u
/** Words that end like a clause and are none. */
const NO_CLAUSE =
  /^(?:그리고|하고|그래서|그런데|근데|하지만|그러고|그러니까|최고|사고|창고|보고|그러면서|아무래도|어서|혼자서|둘이서|에서|한테서|여기서|거기서|저기서)$/u
const FEWEST_LETTERS = 2
const MOST_CLAUSES = 6

/** The clauses of a text, in its order, the whole text first; only the whole where it is one. */
export function clausesOf(text: string): string[] {
  const pieces: string[] = []
  for (const piece of text.split(ENDINGS)) {
    const words = piece.trim()
    const last = pieces.at(-1)
    const isOpen = last !== undefined && NO_CLAUSE.test(last.split(/\s+/u).at(-1) ?? '')
    if (isOpen) pieces[pieces.length - 1] = `${last} ${words}`
    else if (words.replaceAll(/[^\p{L}\p{N}]/gu, '').length >= FEWEST_LETTERS) pieces.push(words)
  }
  const whole = text.trim()
  return pieces.length > 1 ? [whole, ...pieces.slice(0, MOST_CLAUSES)] : [whole]
}

/** What only stands behind an act: though, even if, when, because, and what was begun and left. */
const BACKGROUND =
  /(?:지만|는데도?|은데도?|아도|어도|여도|나도|라도|더라도|으면|다면|라면|려면|니까|더니|길래|느라|려다|려다가|ㄴ들)$/u

export function isBackground(clause: string): boolean {
  return BACKGROUND.test(clause.replace(/[\s,.!?~…]+$/u, ''))
}

const OBJECT = /(?<![\p{L}\p{N}])([\p{L}\p{N}]+)[을를](?=\s)/gu

/** The last noun that is marked as an object: 사료 in 상자 안에 고양이 사료를 쓴다. */
export function lastObject(clause: string): string | null {
  return [...clause.matchAll(OBJECT)].at(-1)?.[1] ?? null
}
