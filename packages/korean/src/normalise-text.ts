const LONE_SURROGATE = /\p{Surrogate}/gu
const LINE_BREAK = /\r\n?|[\u0085\u2028\u2029]/g
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g
/**
 * Zero-width and filler characters, marks and overrides of direction, tags, noncharacters. Joiners and variation
 * selectors, which emoji and Hanja need, have their own rules.
 */
const INVISIBLE =
  /(?![\u200d\p{Variation_Selector}])[\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\ufff9-\ufffc]/gu
/** The tab, and what is drawn as a space without being one: the blanks of Braille, music and hieroglyphs. */
const BLANK = /[\t\u2800\u{13441}\u{13442}\u{1d159}]/gu
/** Accents, variation selectors and joiners with nothing before them to stand on. */
const STRAY_MARK = /(?<=^|\s)[\p{M}\u200d]+/gu
/** More than any writing needs: they would grow over the lines around them. */
const PILED_MARKS = /(?<=\p{M}{4})\p{M}+/gu
const ROW_OF_MARKS = /(?<=\p{M}{32})\p{M}+/gu
const JOINER_OUTSIDE_EMOJI =
  /(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d|\u200d(?!\p{Extended_Pictographic})/gu

/**
 * Text as the product stores it: NFC, line ends as `\n`, tabs and blanks as spaces, and without control characters,
 * lone surrogates, zero-width characters, overrides of direction, marks that stand on nothing and more than four marks
 * on one letter. Joiners stay only inside emoji. What shows nothing is empty once trimmed.
 */
export function normaliseText(text: string): string {
  return (
    text
      .replace(LONE_SURROGATE, '')
      .replace(LINE_BREAK, '\n')
      .replace(BLANK, ' ')
      .replace(CONTROL, '')
      .replace(INVISIBLE, '')
      .replace(STRAY_MARK, '')
      .replace(JOINER_OUTSIDE_EMOJI, '')
      // Putting long rows of marks in order takes the square of their length.
      .replace(ROW_OF_MARKS, '')
      .normalize('NFC')
      .replace(PILED_MARKS, '')
  )
}
