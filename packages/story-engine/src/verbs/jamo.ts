const ONSETS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'
const VOWELS = [
  'ㅏ',
  'ㅏㅣ',
  'ㅣㅏ',
  'ㅣㅏㅣ',
  'ㅓ',
  'ㅏㅣ',
  'ㅣㅓ',
  'ㅣㅏㅣ',
  'ㅗ',
  'ㅗㅏ',
  'ㅗㅏㅣ',
  'ㅗㅣ',
  'ㅣㅗ',
  'ㅜ',
  'ㅜㅓ',
  'ㅜㅏㅣ',
  'ㅜㅣ',
  'ㅣㅜ',
  'ㅡ',
  'ㅡㅣ',
  'ㅣ',
] as const
const CODAS = [
  '',
  'ㄱ',
  'ㄲ',
  'ㄱㅅ',
  'ㄴ',
  'ㄴㅈ',
  'ㄴㅎ',
  'ㄷ',
  'ㄹ',
  'ㄹㄱ',
  'ㄹㅁ',
  'ㄹㅂ',
  'ㄹㅅ',
  'ㄹㅌ',
  'ㄹㅍ',
  'ㄹㅎ',
  'ㅁ',
  'ㅂ',
  'ㅂㅅ',
  'ㅅ',
  'ㅆ',
  'ㅇ',
  'ㅈ',
  'ㅊ',
  'ㅋ',
  'ㅌ',
  'ㅍ',
  'ㅎ',
] as const
const FIRST_SYLLABLE = 0xac00
const SYLLABLES = 11172

/**
 * A syllable as single strokes of sound, so that a stem is a prefix of its contracted forms
 * (보 → 봐, 던지 → 던져, 하 → 해). ㅐ and ㅔ, which are typed for each other, become one.
 */
export function decomposeSyllable(syllable: string): string {
  const index = (syllable.codePointAt(0) ?? 0) - FIRST_SYLLABLE
  if (index < 0 || index >= SYLLABLES) return syllable
  const onset = ONSETS[Math.floor(index / 588)] ?? ''
  const vowel = VOWELS[Math.floor((index % 588) / 28)] ?? ''
  // 저 and 져 sound alike after ㅈ ㅉ ㅊ and are typed for each other.
  const palatal = 'ㅈㅉㅊ'.includes(onset) && vowel === 'ㅓ' ? 'ㅣㅓ' : vowel
  return onset + palatal + (CODAS[index % 28] ?? '')
}

export function decompose(text: string): string {
  return Array.from(text, decomposeSyllable).join('')
}
