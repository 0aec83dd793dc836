/** On keyboards and in alphabets; people go along them either way. */
const WALKS = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qazwsxedcrfvtgbyhnujm',
  '1qaz2wsx3edc4rfv5tgb6yhn',
  '147258369',
  '가나다라마바사아자차카타파하',
].flatMap((walk) => [walk, Array.from(walk).toReversed().join('')])
const SHORTEST_WALK = 3

/** With 비밀번호 and 사랑해 as Latin keys write them. */
const WORDS =
  /p[a@]ssw[o0]r[dt]|비밀번호|qlalfqjsgh|이야기|도란|테일즈|doran|tales|사랑해|tkfkdgo|iloveyou|welcome|letmein|admin|hello/gu

/** As much as nobody calls a password by itself. */
const FEW = 3

/**
 * Whether of a password nothing much is left without the words, walks and repetitions that are tried first. The
 * API, which has the list, has the last word.
 */
export function isCommonPassword(password: string): boolean {
  const signs = password.normalize('NFKC').toLowerCase()
  const rest = withoutPatterns(signs.replace(WORDS, ''))
  if (rest.length <= FEW) return true
  if (/\p{L}/u.test(signs) && !/\p{L}/u.test(rest)) return true
  return [0, 1].every((turn) => withoutPatterns(everyOther(signs, turn)).length < FEW)
}

/** Of 1q2w3e and a1b2c3, what each hand writes. */
function everyOther(text: string, first: number): string {
  return Array.from(text)
    .filter((_, at) => at % 2 === first)
    .join('')
}

function withoutPatterns(text: string): string {
  return withoutWalks(text.replace(/(.)\1+/gu, '$1').replace(/(.{2,}?)\1+/gu, '$1'))
}

function withoutWalks(text: string): string {
  let rest = ''
  for (let at = 0; at < text.length;) {
    const length = walkAt(text, at)
    if (length < SHORTEST_WALK) rest += text[at]
    at += length < SHORTEST_WALK ? 1 : length
  }
  return rest
}

/** How far a walk goes from here. */
function walkAt(text: string, from: number): number {
  let length = 1
  const goesOn = () => WALKS.some((walk) => walk.includes(text.slice(from, from + length + 1)))
  while (from + length < text.length && goesOn()) length += 1
  return length
}
