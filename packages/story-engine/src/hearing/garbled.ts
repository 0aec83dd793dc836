/** Runs of single jamo that readers type for words: laughing, crying, yes, no, go. */
const KNOWN_JAMO =
  /^(?:[ㅋㅎ]+|[ㅠㅜ]+|ㅇ{1,2}|ㅇㅋ|ㅇㅈ|ㄴ{2,}|ㄱ{2,}|ㅎㅇ|ㅂㅇ|ㅂ2|ㅈㅅ|ㅁㅇ|ㅌㅌ|ㄱㅅ|ㄷㄷ+|ㅎㄷㄷ|ㄹㅇ|ㅊㅋ|ㅅㄱ|ㄱㄷ|ㅇㄷ|ㄴㄱ|ㅁㄹ|ㅡㅡ|ㅉㅉ+|ㅗㅜㅑ|ㄲㄲ+|ㅃㅃ|ㅂㅂ|ㅅㅂ|ㅆㅂ|ㅂㅅ|ㅄ|ㅈㄹ|ㄲㅈ|ㄷㅊ|ㅗ+)$/u
const JAMO_RUN = /[ㄱ-ㆎ]+/gu
const KEYBOARD_ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'poiuytrewq', 'lkjhgfdsa', 'mnbvcxz']
const FILLER = /^(?:가나다라?마?바?사?아?|테스트|test|아무말|ㅁㄴㅇㄹ.*)$/iu
/** A rare vowel over a double final: only a cat on the keyboard makes 뷁. */
const IMPOSSIBLE_VOWELS = new Set([3, 10, 15])
const DOUBLE_FINALS = new Set([3, 5, 9, 10, 11, 12, 13, 14, 18])

/** Whether a text says nothing: no letters, stray jamo, keys struck in a row. Knows no story. */
export function isGarbled(text: string): boolean {
  const letters = text.replaceAll(/[^\p{L}]/gu, '')
  if (letters === '') return true
  const words = text.split(/[^\p{L}\p{N}]+/u).filter((word) => /\p{L}/u.test(word))
  return words.every(isMash) || isMostlyStray(letters)
}

/** Syllables of which only noises are made. */
const NOISE = '뿅뿡뾰뽀롱뾱츄쀼쁑꽥꿱꾸엑꺅쾅쿵퍽푹폭칙팍뻥펑삐빅뿌앙두둥탁댕룰루랄라띠띵얍핳헿홓'
const ONLY_NOISE = new RegExp(`^(?=.*[가-힣]{2})[${NOISE}ㅋㅎ]{3,}$`, 'u')
const SOME_NOISE = /[뿅뿡뾰뾱츄쀼쁑꿱핳]|꽥꽥|꾸엑|둥기|두둥|삐비|뿌뿌|뿌앙|음매애/u
/** 귤귤귤, but not 하하하. */
const STUTTER = /(?![하호히흐허헤으아어오우와야예네응엉흑앙쿨쾅똑])([가-힣])\1{2,}/u

function isLoud(word: string): boolean {
  return ONLY_NOISE.test(word) || SOME_NOISE.test(word) || STUTTER.test(word)
}

/** Noises and stutters without a sentence: 룰루랄라뿅뿅, 귤귤귤. Names of the story may stand among them. */
export function isNoise(text: string): boolean {
  const words = text.split(/[^\p{L}\p{N}]+/u).filter((word) => /\p{L}/u.test(word))
  return (
    words.some(isLoud) &&
    words.length <= 4 &&
    !words.some((word) => /[가-힣](?:다|자|요|까|는|함|줌|봄)$/u.test(word))
  )
}

function isMash(word: string): boolean {
  if (FILLER.test(word)) return true
  if (/^[ㄱ-ㆎ0-9]+$/u.test(word)) return !KNOWN_JAMO.test(word)
  if (/^[a-z0-9]+$/iu.test(word)) return isLatinMash(word.toLowerCase())
  return Array.from(word).some(isImpossible)
}

function isLatinMash(word: string): boolean {
  const letters = word.replaceAll(/\d/gu, '')
  if (letters.length < 3) return word.length > letters.length
  if (/^(.)\1+$/u.test(letters) || !/[aeiouy]/u.test(letters)) return true
  return KEYBOARD_ROWS.some((row) =>
    Array.from(row, (_, at) => row.slice(at, at + 4)).some(
      (run) =>
        run.length === 4 &&
        letters.includes(run) &&
        letters.length - run.length < 8 &&
        !/^(?:[a-z]*(?:wert|rewq)[a-z]*)$/u.test(letters),
    ),
  )
}

const STRAY_SHARE = 0.4

function isMostlyStray(letters: string): boolean {
  const stray = [...letters.matchAll(JAMO_RUN)]
    .filter(([run]) => !KNOWN_JAMO.test(run) && !/[ㅋㅎㅠㅜ]{2}/u.test(run))
    .reduce((sum, [run]) => sum + run.length, 0)
  return stray / letters.length >= STRAY_SHARE
}

function isImpossible(syllable: string): boolean {
  const index = (syllable.codePointAt(0) ?? 0) - 0xac00
  if (index < 0 || index >= 11172) return false
  return IMPOSSIBLE_VOWELS.has(Math.floor((index % 588) / 28)) && DOUBLE_FINALS.has(index % 28)
}
