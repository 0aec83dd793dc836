// `칸<number>때<µs> `: Hangul around the digits, so that no guard takes a run of tokens for foreign text.
const NUMBER_MARK = Buffer.from('칸')
const TIME_MARK = Buffer.from('때')
const SPACE = 0x20
const ZERO = 0x30
/** More than a whole mark is long, so that one cut between two chunks is found in the second. */
export const MARK_REACH = 48

const WORDS = [
  '어둠이',
  '불빛은',
  '복도에',
  '발소리가',
  '문틈으로',
  '바람이',
  '낡은',
  '열쇠를',
  '손끝에',
]

/** Microseconds of the machine's monotonic clock, which all processes share. */
export function microseconds(): number {
  return Number(process.hrtime.bigint() / 1_000n)
}

/** About the size of a Korean token, with its running number and the time it was sent. */
export function markedToken(number: number): string {
  const word = WORDS[number % WORDS.length] ?? ''
  return `칸${number}때${microseconds()} ${word}${number % 8 === 7 ? ' 멈췄다. ' : ' '}`
}

/** Finds every whole mark of `bytes` up to `end`. */
export function eachMark(
  bytes: Buffer,
  end: number,
  found: (number: number, sentAtUs: number) => void,
): void {
  let at = bytes.indexOf(NUMBER_MARK)
  while (at !== -1 && at < end) {
    const number = readDigits(bytes, at + NUMBER_MARK.length)
    if (number && bytes.subarray(number.end, number.end + TIME_MARK.length).equals(TIME_MARK)) {
      const time = readDigits(bytes, number.end + TIME_MARK.length)
      if (time && bytes[time.end] === SPACE) found(number.value, time.value)
    }
    at = bytes.indexOf(NUMBER_MARK, at + NUMBER_MARK.length)
  }
}

function readDigits(bytes: Buffer, from: number): { value: number; end: number } | null {
  let value = 0
  let end = from
  for (; end < bytes.length; end += 1) {
    const digit = (bytes[end] ?? 0) - ZERO
    if (digit < 0 || digit > 9) break
    value = value * 10 + digit
  }
  return end > from ? { value, end } : null
}
