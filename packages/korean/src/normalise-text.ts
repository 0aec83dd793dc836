const LONE_SURROGATE = /\p{Surrogate}/gu
const LINE_BREAK = /\r\n?|[\u0085\u2028\u2029]/g
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g
/** Zero-width and filler characters, marks and overrides of direction, tags, noncharacters. ZWJ has its own rule. */
const INVISIBLE =
  /[\u00ad\u061c\u115f\u1160\u180e\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufdd0-\ufdef\ufeff\uffa0\ufff9-\ufffb\ufffe\uffff]|[\u{e0000}-\u{e007f}]/gu
const JOINER_OUTSIDE_EMOJI =
  /(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d|\u200d(?!\p{Extended_Pictographic})/gu

/**
 * Text as the product stores it: NFC, line ends as `\n`, tabs as spaces, and without control characters,
 * lone surrogates, zero-width characters and overrides of direction. Joiners stay only inside emoji.
 */
export function normaliseText(text: string): string {
  return text
    .replace(LONE_SURROGATE, '')
    .replace(LINE_BREAK, '\n')
    .replaceAll('\t', ' ')
    .replace(CONTROL, '')
    .replace(INVISIBLE, '')
    .replace(JOINER_OUTSIDE_EMOJI, '')
    .normalize('NFC')
}
