/** Beyond them the renderer would ask servers of others for glyphs, at every drawing. */
const FOREIGN =
  /[^\u0020-\u007e\u00a0-\u017f\u3131-\u318e\uac00-\ud7a3\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u20a9\u300c-\u300f\u00b7]/gu

/** A text of the characters that Pretendard has; others are left out. */
export function drawableText(text: string): string {
  return text.normalize('NFC').replace(/\s+/gu, ' ').replace(FOREIGN, '').replace(/ +/g, ' ').trim()
}
